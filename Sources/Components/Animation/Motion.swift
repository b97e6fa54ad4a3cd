import Signals

/// A value on its way from what was shown to what is to be.
struct Motion<Value: Animatable> {
  private let start: Value
  let target: Value
  private let itinerary: Itinerary
  private let begin: Instant
  /// What it has interrupted, as long as that goes on beneath it.
  private let before: [Motion]

  /// A motion that sets off from `start`, or goes on where `old` is now.
  init(
    from start: Value, to target: Value, _ animation: Animation, at now: Instant,
    interrupting old: Motion? = nil
  ) {
    let start = old?.value(at: now) ?? start
    self.start = start
    self.target = target
    begin = now
    let velocity = old?.velocity(at: now, from: start, towards: target) ?? 0
    itinerary = Itinerary(animation, velocity: velocity)
    // More cannot be seen.
    before =
      animation.blendDuration > 0 ? (old.map { $0.before.suffix(2) + [$0.alone] } ?? []) : []
  }

  private init(alone motion: Motion) {
    (start, target, itinerary) = (motion.start, motion.target, motion.itinerary)
    begin = motion.begin
    before = []
  }

  private var alone: Motion { Motion(alone: self) }

  /// What to show at `now`; `nil` when the target has been reached.
  func value(at now: Instant) -> Value? {
    let time = begin.duration(to: now).inSeconds
    let progress = itinerary.progress(at: time)
    let blend = itinerary.animation.blendDuration
    guard let beneath = before.last, time < blend else {
      return progress.map { start.interpolated(to: target, by: $0) }
    }
    let value = progress.map { start.interpolated(to: target, by: $0) } ?? target
    return (beneath.value(at: now) ?? beneath.target).interpolated(to: value, by: time / blend)
  }

  /// How long what is shown at `now` does not change.
  func rest(at now: Instant) -> Double {
    itinerary.rest(at: begin.duration(to: now).inSeconds)
  }

  /// How fast it is, in whole ways from `shown` to `next` a second.
  private func velocity(at now: Instant, from shown: Value, towards next: Value) -> Double {
    let time = begin.duration(to: now).inSeconds
    let (way, nextWay) = (start.way(to: target), shown.way(to: next))
    guard let progress = itinerary.progress(at: time), nextWay > 1e-6 else { return 0 }
    // How far the old way leads along the next, by the law of cosines in the triangle of the old
    // start, the old target and the next one.
    let (far, near) = (start.way(to: next), target.way(to: next))
    let along = (way * way + far * far - near * near) / 2 - progress * way * way
    return itinerary.velocity(at: time) * along / (nextWay * nextWay)
  }
}

extension Duration {
  var inSeconds: Double { self / .seconds(1) }
}
