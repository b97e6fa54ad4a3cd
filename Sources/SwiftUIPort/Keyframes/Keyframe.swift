/// A value that is reached at a time after the one before: a part of a ``KeyframeTrack``.
public struct Keyframe<Value: Animatable> {
  enum Motion {
    /// At once.
    case move
    /// Along a curve.
    case curve(UnitCurve)
    /// Slowly at both ends.
    case cubic
    /// As a spring.
    case spring(Spring)
  }

  let target: Value
  let duration: TimeInterval
  let motion: Motion

  /// Returns the value `time` seconds after `start` was left.
  @MainActor
  func value(from start: Value, at time: TimeInterval) -> Value {
    guard time < duration, duration > 0 else { return target }
    let fraction = time / duration
    return switch motion {
    case .move: target
    case .curve(let curve): start.mixed(with: target, by: curve.value(at: fraction))
    case .cubic: start.mixed(with: target, by: fraction * fraction * (3 - 2 * fraction))
    case .spring(let spring):
      start.mixed(with: target, by: spring.progress(at: time))
    }
  }
}

/// Reaches a value along a straight line, or along a curve.
public func LinearKeyframe<Value: Animatable>(
  _ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear
) -> Keyframe<Value> { Keyframe(target: to, duration: duration, motion: .curve(timingCurve)) }

/// Reaches a value slowly at both ends.
public func CubicKeyframe<Value: Animatable>(
  _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
) -> Keyframe<Value> { Keyframe(target: to, duration: duration, motion: .cubic) }

/// Reaches a value as a spring.
public func SpringKeyframe<Value: Animatable>(
  _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
) -> Keyframe<Value> {
  Keyframe(target: to, duration: duration ?? 2 * spring.duration, motion: .spring(spring))
}

/// Reaches a value at once.
public func MoveKeyframe<Value: Animatable>(_ to: Value) -> Keyframe<Value> {
  Keyframe(target: to, duration: 0, motion: .move)
}

extension Animatable {
  /// Returns a value between this one and `other`.
  @MainActor
  fileprivate func mixed(with other: Self, by fraction: Double) -> Self {
    var result = self
    var difference = other.animatableData - animatableData
    difference.scale(by: fraction)
    result.animatableData += difference
    return result
  }
}
