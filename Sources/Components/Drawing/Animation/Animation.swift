/// How something moves from what it was to what it is now: colors, lengths, places.
///
///     Button("Go") { withAnimation(.spring) { isOpen.toggle() } }
///
///     Color.blue.frame(width: isOpen ? 30 : 10).animation(.easeInOut, value: isOpen)
///
/// Times are in seconds of the environment's ``EnvironmentValues/scheduler``. What is interrupted
/// starts from where it is; a spring goes on as fast as it was. While nothing moves, nothing is
/// scheduled.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable {
    case timed(TimingCurve, duration: Double)
    case spring(Spring, velocity: Double)
  }

  struct Repetition: Hashable {
    /// How many times; `nil` for ever.
    var count: Int?
    var autoreverses: Bool
    /// How long each time waits.
    var pause: Double
  }

  var curve: Curve
  /// How long it waits.
  private(set) var delay = 0.0
  private(set) var speed = 1.0
  private(set) var repetition: Repetition?
  /// How long what it interrupts goes on beneath it, fading away.
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
  /// What moves when nothing is said of how: a spring that does not swing.
  public static let `default` = Animation.smooth

  /// Always equally fast.
  public static let linear = Animation.linear(duration: usualDuration)
  /// Slow at first.
  public static let easeIn = Animation.easeIn(duration: usualDuration)
  /// Slow at last.
  public static let easeOut = Animation.easeOut(duration: usualDuration)
  /// Slow at first and at last.
  public static let easeInOut = Animation.easeInOut(duration: usualDuration)
  /// A spring that hardly swings.
  public static let spring = Animation.spring()
  /// A spring that does not swing.
  public static let smooth = Animation.spring(duration: 0.5, bounce: 0)
  /// A spring that swings a little.
  public static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
  /// A spring that swings.
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)

  private static let usualDuration = 0.35

  /// Always equally fast.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }

  /// Slow at first.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }

  /// Slow at last.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }

  /// Slow at first and at last.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

  /// As fast as the slope of a cubic Bézier curve, whose control points these are.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    func unit(_ x: Double) -> Double { min(max(0, x), 1) }
    return Animation(TimingCurve(x1: unit(p1x), y1: p1y, x2: unit(p2x), y2: p2y), duration)
  }

  /// A spring.
  ///
  /// - Parameters:
  ///   - response: How stiff it is: how long a swing would take if nothing slowed it down.
  ///   - dampingFraction: How soon it comes to rest: 0 never, 1 without swinging.
  ///   - blendDuration: How long a motion that it interrupts goes on beneath it, fading away.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .spring(Spring(response: response, dampingFraction: dampingFraction), velocity: 0),
      blendDuration: blendDuration)
  }

  /// A spring.
  ///
  /// - Parameters:
  ///   - duration: How long it takes to get there.
  ///   - bounce: How much it swings: from 0, not at all, to 1, for ever; below 0 it is sluggish.
  ///   - blendDuration: How long a motion that it interrupts goes on beneath it, fading away.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    let bounce = min(max(-0.99, bounce), 1)
    return spring(
      response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      blendDuration: blendDuration)
  }

  /// A stiffer spring, for what follows a person's hand.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring by what it is made of, and how fast it is at first, in whole ways a second.
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
  /// The same, after waiting.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay = max(0, self.delay + delay)
    return animation
  }

  /// The same, so many times as fast; what it waits for too.
  ///
  /// - Precondition: `speed` is positive.
  public func speed(_ speed: Double) -> Animation {
    precondition(speed > 0, "speed(\(speed)): an animation cannot stand still or go backwards.")
    var animation = self
    animation.delay /= speed
    animation.speed *= speed
    return animation
  }

  /// The same, so many times; with `autoreverses`, every second time backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeating(max(1, repeatCount), autoreverses)
  }

  /// The same, for ever; with `autoreverses`, every second time backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeating(nil, autoreverses)
  }

  private func repeating(_ count: Int?, _ autoreverses: Bool) -> Animation {
    var animation = self
    // What it waited for until now, it waits for each time.
    animation.repetition = Repetition(
      count: count, autoreverses: autoreverses, pause: delay * speed)
    animation.delay = 0
    return animation
  }
}
