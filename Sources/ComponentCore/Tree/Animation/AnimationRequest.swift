import Signals

/// A request to animate a value of a node to a target.
@MainActor
struct AnimationRequest<Owner: AnimatedNode, Value: Interpolatable> {
  let node: Owner
  let slot: Int
  let start: Value
  let target: Value
  let transaction: TransactionBox?
  let apply: @MainActor (Owner, Value) -> Void

  /// Starts an animation from the shown value to the target, or continues the running one.
  ///
  /// Active scopes change the transaction. Without an animation, if the node is detached, or if
  /// motion is reduced, the target is set at once.
  func perform(in animator: Animator, at now: Instant) {
    let old = node.isAnimating ? animator[node, slot] as? RunningAnimation<Owner, Value> : nil
    if let old, old.interpolation.target == target { return }
    if old == nil, start == target { return apply(node, target) }
    let given = transaction?.value ?? Transaction()
    let transaction = node.animationScope?.resolve(given) ?? given
    guard node.isAttached, !node.environment.accessibilityReduceMotion,
      let animation = transaction.animation
    else {
      animator[node, slot] = nil
      return apply(node, target)
    }
    let interpolation = Interpolation(
      from: start, to: target, animation, at: now, interrupting: old?.interpolation)
    animator[node, slot] = RunningAnimation(
      node, interpolation, completions: transaction.completions, apply: apply)
  }
}
