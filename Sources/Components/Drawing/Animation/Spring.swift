/// A weight on a spring, in a medium that slows it down.
struct Spring: Hashable, Sendable {
  /// How fast it would swing without the medium: radians in a second.
  var frequency: Double
  /// 0 swings for ever, 1 comes to rest as fast as can be without swinging, more is sluggish.
  var dampingFraction: Double

  /// - Parameter response: How many seconds a swing would take without the medium.
  init(response: Double, dampingFraction: Double) {
    frequency = 2 * Double.pi / max(response, Spring.shortest)
    self.dampingFraction = max(dampingFraction, 0)
  }

  init(mass: Double, stiffness: Double, damping: Double) {
    let mass = max(mass, Spring.shortest)
    frequency = max((stiffness / mass).squareRoot(), Spring.shortest)
    dampingFraction = max(damping / (2 * frequency * mass), 0)
  }

  /// A spring that is nearly shorter is as good as none.
  private static let shortest = 1e-3

  /// Where it is, having been one length away from rest, and how fast it moves.
  ///
  /// - Parameters:
  ///   - time: Seconds since then.
  ///   - velocity: How fast it moved then; away from rest, in lengths a second.
  func state(after time: Double, velocity: Double) -> (position: Double, velocity: Double) {
    // In units of its own time, x' = v and v' = -x - 2ζv; what they come to after a time is the
    // exponential of that matrix times the time: by its power series for a short time, and then by
    // doubling that.
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

  /// After how many seconds nobody can tell any more that it moves.
  func settlingTime(velocity: Double) -> Double {
    func isAtRest(_ time: Double) -> Bool {
      let (position, velocity) = state(after: time, velocity: velocity)
      let swing = velocity / frequency
      // Its energy only ever gets less.
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

/// Two by two numbers, row by row.
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

  /// For a small one: ten terms are as exact as a double.
  static func exponential(of matrix: Matrix) -> Matrix {
    var (sum, term) = (identity, identity)
    for index in 1...10 {
      term = term * matrix * (1 / Double(index))
      sum = sum + term
    }
    return sum
  }
}
