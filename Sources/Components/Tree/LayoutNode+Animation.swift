extension NodeProtocol where Self: LayoutNode {
  /// Animates to `target` if an animation applies, otherwise sets it immediately.
  ///
  /// - Parameters:
  ///   - slot: Tells the animatable values of a node apart.
  ///   - start: The value shown.
  ///   - target: The value to reach.
  ///   - show: Sets the value.
  func animate<Value: Animatable>(
    _ slot: Int = 0, from start: Value, to target: Value,
    show: @escaping @MainActor (Self, Value) -> Void
  ) {
    let transaction = Transaction.applied
    let mayAnimate = animationScope != nil || transaction != nil || isAnimating
    // What appears does not move.
    guard mayAnimate, container != nil else { return show(self, target) }
    tree.animator.add(
      AnimationRequest(
        node: self, slot: slot, start: start, target: target, transaction: transaction,
        show: show))
  }
}
