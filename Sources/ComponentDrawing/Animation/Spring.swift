/// A damped harmonic oscillator.
///
/// The displacement from rest begins at 1 and approaches 0. It solves a linear differential
/// equation, and the solution is the exponential of a 2×2 matrix: ``state(after:velocity:)`` sums
/// the power series for a short step and squares the result until it covers the whole time. This
/// works for every damping ratio, and without functions that the standard library lacks.
struct Spring: Hashable, Sendable {
  /// The angular frequency of the undamped spring, in radians per second.
  var frequency: Double
  /// The damping ratio: 0 oscillates forever, 1 settles fastest without overshoot, more is slower.
  var dampingFraction: Double

  /// - Parameter response: The period of the undamped spring, in seconds.
  init(response: Double, dampingFraction: Double) {
    frequency = 2 * Double.pi / Spring.limited(response)
    self.dampingFraction = Spring.limited(dampingFraction, least: 0)
  }

  init(mass: Double, stiffness: Double, damping: Double) {
    let mass = Spring.limited(mass)
    frequency = Spring.limited((stiffness / mass).squareRoot())
    dampingFraction = Spring.limited(damping / (2 * frequency * mass), least: 0)
  }

  /// Returns `value` in a range in which the motion can be computed. A value that is not a number
  /// counts as the least one.
  private static func limited(_ value: Double, least: Double = 1e-3) -> Double {
    value > least ? min(value, 1e6) : least
  }

  /// Returns the displacement and the velocity after `time` seconds, with a displacement of 1 at
  /// the start.
  ///
  /// - Parameters:
  ///   - time: The time since the start, in seconds.
  ///   - velocity: The velocity at the start, per second; positive values move away from rest.
  func state(after time: Double, velocity: Double) -> (position: Double, velocity: Double) {
    // In units of 1 / frequency, x' = v and v' = -x - 2ζv. The step is halved until the power
    // series is exact, and its result squared once for each halving.
    var (step, doublings) = (time * frequency, 0)
    while step * (1 + 2 * dampingFraction) > 0.25, doublings < 64 {
      (step, doublings) = (step / 2, doublings + 1)
    }
    var power = Matrix.exponential(of: Matrix(a: 0, b: 1, c: -1, d: -2 * dampingFraction) * step)
    for _ in 0..<doublings { power = power * power }
    return (
      power.a + power.b * velocity / frequency, power.c * frequency + power.d * velocity
    )
  }

  /// Returns the time until the motion is no longer visible, in seconds; infinity if it never
  /// settles.
  func settlingTime(velocity: Double) -> Double {
    func isAtRest(_ time: Double) -> Bool {
      let (position, velocity) = state(after: time, velocity: velocity)
      let swing = velocity / frequency
      // The energy never increases.
      return position * position + swing * swing < 1e-6
    }
    guard dampingFraction > 0 else { return .infinity }
    var (early, late) = (0.0, 1 / frequency)
    while !isAtRest(late) {
      (early, late) = (late, late * 2)
      if late > 1e6 { return .infinity }
    }
    while late - early > 1e-3 {
      let middle = (early + late) / 2
      if isAtRest(middle) { late = middle } else { early = middle }
    }
    return late
  }
}

/// A 2×2 matrix, row by row.
private struct Matrix {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  static let identity = Matrix(a: 1, b: 0, c: 0, d: 1)

  static func * (lhs: Matrix, rhs: Matrix) -> Matrix {
    Matrix(
      a: lhs.a * rhs.a + lhs.b * rhs.c, b: lhs.a * rhs.b + lhs.b * rhs.d,
      c: lhs.c * rhs.a + lhs.d * rhs.c, d: lhs.c * rhs.b + lhs.d * rhs.d)
  }

  static func * (lhs: Matrix, factor: Double) -> Matrix {
    Matrix(a: lhs.a * factor, b: lhs.b * factor, c: lhs.c * factor, d: lhs.d * factor)
  }

  static func + (lhs: Matrix, rhs: Matrix) -> Matrix {
    Matrix(a: lhs.a + rhs.a, b: lhs.b + rhs.b, c: lhs.c + rhs.c, d: lhs.d + rhs.d)
  }

  /// Returns the exponential of a matrix with small elements, where ten terms reach the precision
  /// of `Double`.
  static func exponential(of matrix: Matrix) -> Matrix {
    var (sum, term) = (identity, identity)
    for index in 1...10 {
      term = term * matrix * (1 / Double(index))
      sum = sum + term
    }
    return sum
  }
}
