/// An angle. Positive angles turn clockwise, because rows are counted downwards.
///
///     Angle.degrees(90)   // from the right to the bottom
public struct Angle: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// No angle.
  public static let zero = Angle()

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns whether the first angle is smaller.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Returns a multiple of an angle.
  public static func * (lhs: Angle, factor: Double) -> Angle {
    Angle(radians: lhs.radians * factor)
  }

  /// Returns a fraction of an angle.
  public static func / (lhs: Angle, divisor: Double) -> Angle {
    Angle(radians: lhs.radians / divisor)
  }

  /// Returns the same angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

// The standard library has no trigonometric functions. The angle is reduced to an eighth of a
// turn, where a power series of a few terms is exact, and turned back by quarters.

extension Angle {
  /// The angle of the direction to the point `x`, `y`, from -π to π.
  init(toX x: Double, y: Double) {
    let steep = abs(y) > abs(x)
    let slope = steep ? abs(x) / abs(y) : abs(y) / abs(x)
    var angle = slope.isFinite ? Angle.arctangent(slope) : 0
    if steep { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    self.init(radians: y < 0 ? -angle : angle)
  }

  /// The cosine and the sine; those of zero for an angle that is not finite.
  package var direction: (x: Double, y: Double) {
    guard radians.isFinite else { return (1, 0) }
    let angle = radians.remainder(dividingBy: 2 * .pi)
    let quarters = (angle / (.pi / 2)).rounded()
    let (cosine, sine) = Angle.cosineAndSine(angle - quarters * .pi / 2)
    switch Int(quarters) & 3 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }

  /// Returns the power series of cosine and sine, for at most an eighth of a turn.
  private static func cosineAndSine(_ angle: Double) -> (Double, Double) {
    var (cosine, sine, term) = (1.0, angle, angle)
    for degree in 2...18 {
      term *= angle / Double(degree)
      let isNegative = degree & 2 != 0
      if degree.isMultiple(of: 2) {
        cosine += isNegative ? -term : term
      } else {
        sine += isNegative ? -term : term
      }
    }
    return (cosine, sine)
  }

  /// Returns the angle whose tangent is `slope`, which is between 0 and 1.
  private static func arctangent(_ slope: Double) -> Double {
    // Halving the angle twice makes the power series short.
    func halved(_ slope: Double) -> Double { slope / (1 + (1 + slope * slope).squareRoot()) }
    let small = halved(halved(slope))
    var (sum, power) = (small, small)
    for degree in stride(from: 3, through: 25, by: 2) {
      power *= -small * small
      sum += power / Double(degree)
    }
    return sum * 4
  }
}

extension Angle: Animatable, VectorInterpolatable {
  /// The angle in radians.
  public nonisolated var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }

  package var vector: Double {
    get { animatableData }
    set { animatableData = newValue }
  }
}
