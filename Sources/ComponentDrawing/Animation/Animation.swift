/// The timing of a change from an old value to a new one: of a color, a length, a position.
///
///     Button("Go") { withAnimation(.spring) { isOpen.toggle() } }
///
///     Color.blue.frame(width: isOpen ? 30 : 10).animation(.easeInOut, value: isOpen)
///
/// Times are in seconds of the environment's ``EnvironmentValues/scheduler``. An animation that
/// interrupts another starts at the value shown at that moment; a spring also keeps the velocity.
/// While nothing is animated, nothing is scheduled.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable {
    case timed(TimingCurve, duration: Double)
    case spring(Spring, velocity: Double)
    case custom(CustomCurve)
  }

  struct Repetition: Hashable {
    /// The number of runs; `nil` repeats forever.
    var count: Int?
    var autoreverses: Bool
    /// The delay before each run, in seconds.
    var pause: Double
  }

  var curve: Curve
  /// The delay before the first run, in seconds.
  private(set) var delay = 0.0
  private(set) var speed = 1.0
  private(set) var repetition: Repetition?
  /// The time in which an interrupted animation fades out, in seconds.
  private(set) var blendDuration = 0.0

  init(_ curve: Curve, blendDuration: Double = 0) {
    self.curve = curve
    self.blendDuration = max(0, blendDuration)
  }

  private init(_ curve: TimingCurve, _ duration: Double) {
    self.init(.timed(curve, duration: max(0, duration)))
  }
}

// MARK: Kinds

extension Animation {
  /// The default animation: a spring without overshoot.
  public static let `default` = Animation.smooth

  /// An animation at constant speed.
  public static let linear = Animation.linear(duration: defaultDuration)
  /// An animation that starts slowly.
  public static let easeIn = Animation.easeIn(duration: defaultDuration)
  /// An animation that ends slowly.
  public static let easeOut = Animation.easeOut(duration: defaultDuration)
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation.easeInOut(duration: defaultDuration)
  /// A spring that hardly overshoots.
  public static let spring = Animation.spring()
  /// A spring without overshoot.
  public static let smooth = Animation.spring(duration: 0.5, bounce: 0)
  /// A spring that overshoots a little.
  public static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
  /// A spring that overshoots visibly.
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)

  private static let defaultDuration = 0.35

  /// Returns an animation at constant speed.
  ///
  /// - Parameter duration: The duration in seconds; a negative one counts as zero.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }

  /// Returns an animation that starts slowly.
  ///
  /// - Parameter duration: The duration in seconds; a negative one counts as zero.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }

  /// Returns an animation that ends slowly.
  ///
  /// - Parameter duration: The duration in seconds; a negative one counts as zero.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }

  /// Returns an animation that starts and ends slowly.
  ///
  /// - Parameter duration: The duration in seconds; a negative one counts as zero.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

  /// Returns an animation whose progress over time is a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The time of the first control point, clamped to 0...1.
  ///   - p1y: The progress of the first control point.
  ///   - p2x: The time of the second control point, clamped to 0...1.
  ///   - p2y: The progress of the second control point.
  ///   - duration: The duration in seconds; a negative one counts as zero.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    func unit(_ x: Double) -> Double { min(max(0, x), 1) }
    return Animation(TimingCurve(x1: unit(p1x), y1: p1y, x2: unit(p2x), y2: p2y), duration)
  }

  /// Returns a spring with the given response and damping.
  ///
  /// - Parameters:
  ///   - response: The stiffness, as the period of the undamped spring in seconds.
  ///   - dampingFraction: The damping: 0 oscillates forever, 1 or more does not oscillate.
  ///   - blendDuration: The time in which an interrupted animation fades out, in seconds.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .spring(Spring(response: response, dampingFraction: dampingFraction), velocity: 0),
      blendDuration: blendDuration)
  }

  /// Returns a spring with the given perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. The spring settles a little later.
  ///   - bounce: The amount of overshoot: 0 for none, 1 to oscillate forever. Negative values make
  ///     the spring slower.
  ///   - blendDuration: The time in which an interrupted animation fades out, in seconds.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    let bounce = min(max(-0.99, bounce), 1)
    return spring(
      response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      blendDuration: blendDuration)
  }

  /// Returns a stiff spring, for a value that follows the user's input.
  ///
  /// - Parameters:
  ///   - response: The stiffness, as the period of the undamped spring in seconds.
  ///   - dampingFraction: The damping: 0 oscillates forever, 1 or more does not oscillate.
  ///   - blendDuration: The time in which an interrupted animation fades out, in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a spring with the given physical properties.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force per unit of displacement.
  ///   - damping: The friction per unit of velocity.
  ///   - initialVelocity: The velocity at the start; 1 covers the whole distance in one second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping), velocity: initialVelocity))
  }
}

// MARK: Changes

extension Animation {
  /// Returns this animation with a longer delay.
  ///
  /// A delay that is set before ``repeatCount(_:autoreverses:)`` applies to every repetition,
  /// otherwise it applies once.
  ///
  /// - Parameter delay: The seconds to add. The total is never negative.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay = max(0, self.delay + delay)
    return animation
  }

  /// Returns this animation at `speed` times its speed. Its delay is scaled too.
  ///
  /// - Precondition: `speed` is positive.
  public func speed(_ speed: Double) -> Animation {
    precondition(speed > 0, "speed(\(speed)): an animation cannot stand still or go backwards.")
    var animation = self
    animation.delay /= speed
    animation.speed *= speed
    return animation
  }

  /// Returns an animation that runs `repeatCount` times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs; values below 1 count as 1.
  ///   - autoreverses: Whether every second run goes backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeating(max(1, repeatCount), autoreverses)
  }

  /// Returns an animation that repeats until it is interrupted or its view disappears.
  ///
  /// - Parameter autoreverses: Whether every second run goes backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeating(nil, autoreverses)
  }

  private func repeating(_ count: Int?, _ autoreverses: Bool) -> Animation {
    var animation = self
    // The delay so far becomes a pause before every run.
    animation.repetition = Repetition(
      count: count, autoreverses: autoreverses,
      pause: delay * speed + (repetition?.pause ?? 0))
    animation.delay = 0
    return animation
  }
}
