/// A kind of value between any two of which there are others.
protocol Animatable: Equatable, Sendable {
  /// The value a part of the way from here to `target`.
  ///
  /// At 0 it is here, at 1 there; a spring asks for what lies beyond both.
  func interpolated(to target: Self, by fraction: Double) -> Self

  /// How far it is to `other`.
  func animatableDistance(to other: Self) -> Double
}

extension Double: Animatable {
  func interpolated(to target: Double, by fraction: Double) -> Double {
    self + (target - self) * fraction
  }

  func animatableDistance(to other: Double) -> Double {
    abs(other - self)
  }
}

extension Int: Animatable {
  /// The nearest whole number.
  func interpolated(to target: Int, by fraction: Double) -> Int {
    let value = Double(self).interpolated(to: Double(target), by: fraction).rounded()
    let bound = Double(Int.maxLength)
    return value.isNaN ? target : Int(Swift.min(Swift.max(-bound, value), bound))
  }

  func animatableDistance(to other: Int) -> Double {
    Double(self).animatableDistance(to: Double(other))
  }
}

extension Point: Animatable {
  func interpolated(to target: Point, by fraction: Double) -> Point {
    Point(
      x: x.interpolated(to: target.x, by: fraction), y: y.interpolated(to: target.y, by: fraction))
  }

  func animatableDistance(to other: Point) -> Double {
    let (dx, dy) = (x.animatableDistance(to: other.x), y.animatableDistance(to: other.y))
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension EdgeInsets: Animatable {
  func interpolated(to target: EdgeInsets, by fraction: Double) -> EdgeInsets {
    EdgeInsets(
      top: top.interpolated(to: target.top, by: fraction),
      leading: leading.interpolated(to: target.leading, by: fraction),
      bottom: bottom.interpolated(to: target.bottom, by: fraction),
      trailing: trailing.interpolated(to: target.trailing, by: fraction))
  }

  func animatableDistance(to other: EdgeInsets) -> Double {
    let start = Point(x: leading, y: top).animatableDistance(
      to: Point(x: other.leading, y: other.top))
    let end = Point(x: trailing, y: bottom).animatableDistance(
      to: Point(x: other.trailing, y: other.bottom))
    return (start * start + end * end).squareRoot()
  }
}
