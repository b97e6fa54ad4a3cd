import Signals

@MainActor
protocol AnyAnimationRequest {
  func perform(in animator: Animator, at now: Instant)
}

struct AnimationRequest<Owner: LayoutNode, Value: Animatable>: AnyAnimationRequest {
  let node: Owner
  let slot: Int
  let start: Value
  let target: Value
  let transaction: Transaction?
  let show: @MainActor (Owner, Value) -> Void

  func perform(in animator: Animator, at now: Instant) {
    let old = animator[node, slot] as? RunningAnimation<Owner, Value>
    if let old, old.interpolation.target == target { return }
    if old == nil, start == target { return show(node, target) }
    let scope = node.animationScope?.nearestActive
    guard node.container != nil,
      let animation = scope.map(\.animation) ?? transaction?.animation
    else {
      animator[node, slot] = nil
      return show(node, target)
    }
    let interpolation = Interpolation(
      from: start, to: target, animation, at: now, interrupting: old?.interpolation)
    animator[node, slot] = RunningAnimation(node, interpolation, show: show)
  }
}
