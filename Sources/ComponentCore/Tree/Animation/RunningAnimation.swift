import Signals

/// An animation of a value of any type.
@MainActor
protocol AnyRunningAnimation: AnyObject {
  var owner: (any AnimatedNode)? { get }

  /// Sets the value to the one at `now`.
  ///
  /// - Returns: The number of seconds in which the value does not change, or `nil` if the
  ///   animation has ended.
  func applyValue(at now: Instant) -> Double?
}

/// An animation that sets a value of a node in every frame until it reaches its target.
final class RunningAnimation<Owner: AnimatedNode, Value: Interpolatable>: AnyRunningAnimation {
  weak var node: Owner?
  var interpolation: Interpolation<Value>
  /// The completions that wait until the animation is logically complete.
  private var logicalCompletions: [AnimationCompletion]
  /// The completions that wait until this animation is released.
  private let finalCompletions: [AnimationCompletion]
  let apply: @MainActor (Owner, Value) -> Void

  init(
    _ node: Owner, _ interpolation: Interpolation<Value>, completions: [AnimationCompletion] = [],
    apply: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.node = node
    self.interpolation = interpolation
    logicalCompletions = completions.filter { !$0.criteria.waitsForRemoval }
    finalCompletions = completions.filter(\.criteria.waitsForRemoval)
    self.apply = apply
  }

  var owner: (any AnimatedNode)? { node }

  func applyValue(at now: Instant) -> Double? {
    guard let node else { return nil }
    guard !node.environment.accessibilityReduceMotion, let value = interpolation.value(at: now)
    else {
      apply(node, interpolation.target)
      return nil
    }
    apply(node, value)
    if !logicalCompletions.isEmpty, interpolation.isLogicallyComplete(at: now) {
      logicalCompletions = []
    }
    return interpolation.idleTime(at: now)
  }
}
