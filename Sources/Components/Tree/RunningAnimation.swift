import Signals

@MainActor
protocol AnyRunningAnimation: AnyObject {
  var owner: LayoutNode? { get }

  /// Applies the value at `now`; returns how many seconds it stays the same, `nil` at the end.
  func show(at now: Instant) -> Double?
}

final class RunningAnimation<Owner: LayoutNode, Value: Animatable>: AnyRunningAnimation {
  weak var node: Owner?
  var interpolation: Interpolation<Value>
  let show: @MainActor (Owner, Value) -> Void

  init(
    _ node: Owner, _ interpolation: Interpolation<Value>,
    show: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.node = node
    self.interpolation = interpolation
    self.show = show
  }

  var owner: LayoutNode? { node }

  func show(at now: Instant) -> Double? {
    guard let node else { return nil }
    guard let value = interpolation.value(at: now) else {
      show(node, interpolation.target)
      return nil
    }
    show(node, value)
    return interpolation.idleTime(at: now)
  }
}
