extension Animation.Course {
  /// How long it takes once, having begun with `velocity`.
  func duration(velocity: Double) -> Double {
    switch self {
    case .timed(_, let duration): duration
    case .spring(let spring, let own): spring.settlingTime(velocity: -velocity - own)
    }
  }

  /// How much of the way is done after `time`.
  func progress(after time: Double, velocity: Double) -> Double {
    switch self {
    case .timed(let curve, let duration): curve.progress(at: min(max(0, time / duration), 1))
    case .spring(let spring, let own):
      1 - spring.state(after: time, velocity: -velocity - own).position
    }
  }

  /// How much of the way is done after `time` on the way back.
  fileprivate func returning(after time: Double) -> Double {
    switch self {
    case .timed(_, let duration): progress(after: duration - time, velocity: 0)
    case .spring: 1 - progress(after: time, velocity: 0)
    }
  }
}

/// An animation on its way: how much of the way is done at any time, and when it is over.
struct Itinerary {
  let animation: Animation
  /// How fast it was at first, in whole ways a second.
  let velocity: Double
  private let duration: Double

  init(_ animation: Animation, velocity: Double) {
    self.animation = animation
    switch animation.course {
    case .timed: self.velocity = 0
    // Its own time passes faster.
    case .spring: self.velocity = velocity / animation.speed
    }
    duration = animation.course.duration(velocity: self.velocity)
  }

  /// How much of the way is done `time` seconds after it was set off; `nil` when it is over.
  func progress(at time: Double) -> Double? {
    let time = (time - animation.delay) * animation.speed
    if time < 0 { return 0 }
    guard let repetition = animation.repetition else {
      return time < duration ? animation.course.progress(after: time, velocity: velocity) : nil
    }
    let period = repetition.pause + duration
    guard period > 0, time / period < Double(repetition.count ?? .max) else { return nil }
    let round = (time / period).rounded(.down)
    let moving = max(0, time - round * period - repetition.pause)
    if repetition.autoreverses, !Int(round).isMultiple(of: 2) {
      return animation.course.returning(after: moving)
    }
    return animation.course.progress(after: moving, velocity: round == 0 ? velocity : 0)
  }

  /// How fast it is then, in whole ways a second.
  func velocity(at time: Double) -> Double {
    let moment = 1e-4
    guard time > moment, let now = progress(at: time), let before = progress(at: time - moment)
    else { return 0 }
    return (now - before) / moment
  }

  /// How long nothing changes after `time`.
  func rest(at time: Double) -> Double {
    max(0, animation.delay - time)
  }
}
