extension Animation.Curve {
  /// Returns the duration of one run that starts with `velocity`, in seconds.
  func duration(velocity: Double) -> Double {
    switch self {
    case .timed(_, let duration): duration
    case .spring(let spring, let initialVelocity):
      spring.settlingTime(velocity: -velocity - initialVelocity)
    case .custom(let curve): curve.duration
    }
  }

  /// The duration of one run as it is perceived, in seconds: a spring still swings a little after
  /// it.
  var logicalDuration: Double {
    switch self {
    case .timed(_, let duration): duration
    case .spring(let spring, _): 2 * Double.pi / spring.frequency
    case .custom(let curve): curve.duration
    }
  }

  /// Returns the fraction of the distance covered after `time` seconds.
  func progress(after time: Double, velocity: Double) -> Double {
    switch self {
    case .timed(let curve, let duration): curve.progress(at: min(max(0, time / duration), 1))
    case .spring(let spring, let initialVelocity):
      1 - spring.state(after: time, velocity: -velocity - initialVelocity).position
    case .custom(let curve): curve.progress(at: time)
    }
  }

  /// Returns the progress after `time` seconds of a run from the target back to the start.
  fileprivate func reverseProgress(after time: Double) -> Double {
    switch self {
    case .timed(_, let duration): progress(after: duration - time, velocity: 0)
    case .custom(let curve): curve.progress(at: curve.duration - time)
    case .spring: 1 - progress(after: time, velocity: 0)
    }
  }
}

/// The progress of a running animation over time, and its end.
///
/// Time since the start is first shifted by the delay and then scaled by the speed. A repeated
/// animation divides it into periods, each of a pause and a run, and every second run may go
/// backwards. The curve turns the time within a run into progress.
struct AnimationTimeline {
  let animation: Animation
  /// The initial velocity, in distances per second.
  let velocity: Double
  private let duration: Double

  init(_ animation: Animation, velocity: Double) {
    self.animation = animation
    switch animation.curve {
    case .timed, .custom: self.velocity = 0
    // The time of the curve passes `speed` times as fast.
    case .spring: self.velocity = velocity / animation.speed
    }
    duration = animation.curve.duration(velocity: self.velocity)
  }

  /// Returns the fraction of the distance covered `time` seconds after the start, or `nil` after
  /// the end. An animation whose progress is not a number ends at once.
  func progress(at time: Double) -> Double? {
    guard let progress = uncheckedProgress(at: time), !progress.isNaN else { return nil }
    return progress
  }

  private func uncheckedProgress(at time: Double) -> Double? {
    let time = (time - animation.delay) * animation.speed
    if time < 0 { return 0 }
    guard let repetition = animation.repetition else {
      return time < duration ? animation.curve.progress(after: time, velocity: velocity) : nil
    }
    let period = repetition.pause + duration
    guard period > 0, time / period < Double(repetition.count ?? .max) else { return nil }
    let runIndex = (time / period).rounded(.down)
    let runTime = max(0, time - runIndex * period - repetition.pause)
    if repetition.autoreverses, !Int(runIndex).isMultiple(of: 2) {
      return animation.curve.reverseProgress(after: runTime)
    }
    return animation.curve.progress(after: runTime, velocity: runIndex == 0 ? velocity : 0)
  }

  /// Returns whether the last run is complete `time` seconds after the start, as far as one can
  /// see.
  func isLogicallyComplete(at time: Double) -> Bool {
    let end = min(duration, animation.curve.logicalDuration)
    let time = (time - animation.delay) * animation.speed
    guard let repetition = animation.repetition else { return time >= end }
    guard let count = repetition.count else { return false }
    return time >= Double(count - 1) * (repetition.pause + duration) + repetition.pause + end
  }

  /// Returns the velocity at `time`, in distances per second.
  func velocity(at time: Double) -> Double {
    let interval = 1e-4
    guard time > interval, let now = progress(at: time), let before = progress(at: time - interval)
    else { return 0 }
    return (now - before) / interval
  }

  /// Returns how many seconds the progress will stay the same, from `time` on.
  func idleTime(at time: Double) -> Double {
    max(0, animation.delay - time)
  }
}
