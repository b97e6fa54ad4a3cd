/// A node with values that are animated.
@MainActor
protocol AnimatedNode: Node {
  /// The animation that applies to the node.
  var animationScope: AnimationScope? { get }
  /// Whether the tree's animator animates a value of this node.
  var isAnimating: Bool { get set }
  /// Whether the node has been shown, so that its values may change gradually.
  var isAttached: Bool { get }
}

extension AnimatedNode {
  /// Animates a value to `target` if an animation applies, otherwise sets it immediately.
  ///
  /// - Parameters:
  ///   - slot: Distinguishes the animatable values of a node.
  ///   - start: The value that is shown.
  ///   - target: The value to reach.
  ///   - apply: Sets the value.
  func animate<Value: Interpolatable>(
    _ slot: Int = 0, from start: Value, to target: Value,
    apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    animate(slot, from: start, to: target, in: TransactionBox.applied, apply: apply)
  }

  fileprivate func animate<Value: Interpolatable>(
    _ slot: Int, from start: Value, to target: Value, in transaction: TransactionBox?,
    apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    let mayAnimate = animationScope != nil || transaction != nil || isAnimating
    // A node that has just appeared shows its target at once.
    guard mayAnimate, isAttached else { return apply(self, target) }
    tree.animator.add { animator, now in
      AnimationRequest(
        node: self, slot: slot, start: start, target: target, transaction: transaction,
        apply: apply
      )
      .perform(in: animator, at: now)
    }
  }
}

extension LayoutNode: AnimatedNode {
  final var isAttached: Bool { container != nil }

  /// Animates a value of a control to `target` in the way that the program asks for, or else in
  /// the control's own way if controls animate their changes.
  ///
  /// - Parameters:
  ///   - start: The value that is shown.
  ///   - target: The value to reach.
  ///   - apply: Sets the value.
  package final func animateControl<Value: Interpolatable>(
    from start: Value, to target: Value, apply: @escaping @MainActor (Value) -> Void
  ) {
    let own = environment.animatesControls ? TransactionBox.control : nil
    animate(0, from: start, to: target, in: TransactionBox.applied ?? own) { apply($1) }
  }
}

extension TransactionBox {
  /// The transaction of a change that a control animates by itself.
  fileprivate static let control = TransactionBox(Transaction(animation: .easeOut(duration: 0.15)))
}
