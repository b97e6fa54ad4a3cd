/// The motion of a spring.
///
///     withAnimation(.spring(.bouncy)) { isOpen.toggle() }
public struct Spring: Hashable, Sendable {
  /// The perceived duration in seconds.
  public var duration: Double
  /// The amount of overshoot: 0 for none, 1 to oscillate forever. Negative values make the spring
  /// slower.
  public var bounce: Double

  /// Creates a spring of a perceived duration in seconds.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  /// Creates a spring of a response in seconds and a ratio of damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a little bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with bounce.
  public static let bouncy = Spring(bounce: 0.3)

  /// A spring without bounce, or with `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce and `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with bounce and `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// The motion of `spring`.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(
      duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  /// A spring without bounce, or with `extraBounce`, of a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce and `extraBounce`, of a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with bounce and `extraBounce`, of a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

extension Spring {
  /// Returns how much of its way the spring has gone after a time in seconds: 0 at first, more
  /// than 1 where it overshoots, and 1 at last.
  func progress(at time: Double) -> Double {
    let frequency = 2 * Double.pi / max(0.001, duration)
    let damping = bounce < 0 ? 1 / max(0.001, 1 + bounce) : 1 - min(bounce, 1)
    let decay = exp(-damping * frequency * time)
    if damping == 1 { return 1 - decay * (1 + frequency * time) }
    let rate = frequency * abs(damping * damping - 1).squareRoot()
    let weight = damping * frequency / rate
    return damping < 1
      ? 1 - decay * (cos(rate * time) + weight * sin(rate * time))
      : 1 - decay * (cosh(rate * time) + weight * sinh(rate * time))
  }
}
