import Signals

/// An interpolation in progress, from the value shown before to a target.
///
/// An interpolation that interrupts another starts at its value and, for a spring, with its
/// velocity along the line to the new target. If the animation has a blend duration, the
/// interrupted interpolation continues for that time, and the shown value moves from it to the new
/// one.
package struct Interpolation<Value: Interpolatable> {
  private let start: Value
  package let target: Value
  private let timeline: AnimationTimeline
  private let startTime: Instant
  /// The interrupted interpolations, oldest first, which are blended in for a while.
  private let interrupted: [Interpolation]

  /// Creates an interpolation that starts at `start`, or at the value of `old` at `now`.
  package init(
    from start: Value, to target: Value, _ animation: Animation, at now: Instant,
    interrupting old: Interpolation? = nil
  ) {
    let start = old?.value(at: now) ?? start
    self.start = start
    self.target = target
    startTime = now
    let velocity = old?.velocity(at: now, from: start, towards: target) ?? 0
    timeline = AnimationTimeline(animation, velocity: velocity)
    // The influence of more than three is not visible.
    interrupted =
      animation.blendDuration > 0
      ? (old.map { $0.interrupted.suffix(2) + [$0.withoutInterrupted] } ?? []) : []
  }

  private init(withoutInterrupted other: Interpolation) {
    (start, target, timeline) = (other.start, other.target, other.timeline)
    startTime = other.startTime
    interrupted = []
  }

  private var withoutInterrupted: Interpolation { Interpolation(withoutInterrupted: self) }

  /// Returns the value at `now`, or `nil` once the target is reached.
  package func value(at now: Instant) -> Value? {
    let time = startTime.duration(to: now).inSeconds
    let progress = timeline.progress(at: time)
    let blend = timeline.animation.blendDuration
    guard let previous = interrupted.last, time < blend else {
      return progress.map { start.interpolated(to: target, by: $0) }
    }
    let value = progress.map { start.interpolated(to: target, by: $0) } ?? target
    return (previous.value(at: now) ?? previous.target).interpolated(to: value, by: time / blend)
  }

  /// Returns how many seconds the value will stay the same, from `now` on.
  package func idleTime(at now: Instant) -> Double {
    timeline.idleTime(at: startTime.duration(to: now).inSeconds)
  }

  /// Returns whether the value has reached its target at `now`, as far as one can see.
  package func isLogicallyComplete(at now: Instant) -> Bool {
    timeline.isLogicallyComplete(at: startTime.duration(to: now).inSeconds)
  }

  /// Returns the velocity at `now`; 1 covers the distance from `shown` to `next` in a second.
  private func velocity(at now: Instant, from shown: Value, towards next: Value) -> Double {
    let time = startTime.duration(to: now).inSeconds
    let (distance, nextDistance) = (
      start.animatableDistance(to: target), shown.animatableDistance(to: next)
    )
    guard let progress = timeline.progress(at: time), nextDistance > 1e-6 else { return 0 }
    // The old velocity projected onto the direction of the next target, by the law of cosines in
    // the triangle of the old start, the old target and the next one.
    let startToNext = start.animatableDistance(to: next)
    let targetToNext = target.animatableDistance(to: next)
    let projection =
      (distance * distance + startToNext * startToNext - targetToNext * targetToNext) / 2
    return timeline.velocity(at: time) * (projection - progress * distance * distance)
      / (nextDistance * nextDistance)
  }
}

extension Duration {
  var inSeconds: Double { self / .seconds(1) }
}
