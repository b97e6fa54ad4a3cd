extension NodeProtocol where Self: LayoutNode {
  /// Animates a value to `target` if an animation applies, otherwise sets it immediately.
  ///
  /// - Parameters:
  ///   - slot: Distinguishes the animatable values of a node.
  ///   - start: The value that is shown.
  ///   - target: The value to reach.
  ///   - apply: Sets the value.
  func animate<Value: Animatable>(
    _ slot: Int = 0, from start: Value, to target: Value,
    apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    let transaction = Transaction.applied
    let mayAnimate = animationScope != nil || transaction != nil || isAnimating
    // A node that has just appeared shows its target at once.
    guard mayAnimate, container != nil else { return apply(self, target) }
    tree.animator.add(
      AnimationRequest(
        node: self, slot: slot, start: start, target: target, transaction: transaction,
        apply: apply))
  }
}
