/// A kind of value between any two of which there are others.
protocol Animatable: Equatable, Sendable {
  /// The value a part of the way from here to `target`.
  ///
  /// At 0 it is here, at 1 there; a spring asks for what lies beyond both.
  func interpolated(to target: Self, by part: Double) -> Self

  /// How far it is to `other`.
  func animatableDistance(to other: Self) -> Double
}

extension Double: Animatable {
  func interpolated(to target: Double, by part: Double) -> Double {
    self + (target - self) * part
  }

  func animatableDistance(to other: Double) -> Double {
    abs(other - self)
  }
}

extension Int: Animatable {
  /// The nearest whole number.
  func interpolated(to target: Int, by part: Double) -> Int {
    let value = Double(self).interpolated(to: Double(target), by: part).rounded()
    let bound = Double(Int.maxLength)
    return value.isNaN ? target : Int(Swift.min(Swift.max(-bound, value), bound))
  }

  func animatableDistance(to other: Int) -> Double {
    Double(self).animatableDistance(to: Double(other))
  }
}

extension Point: Animatable {
  func interpolated(to target: Point, by part: Double) -> Point {
    Point(x: x.interpolated(to: target.x, by: part), y: y.interpolated(to: target.y, by: part))
  }

  func animatableDistance(to other: Point) -> Double {
    let (dx, dy) = (x.animatableDistance(to: other.x), y.animatableDistance(to: other.y))
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension EdgeInsets: Animatable {
  func interpolated(to target: EdgeInsets, by part: Double) -> EdgeInsets {
    EdgeInsets(
      top: top.interpolated(to: target.top, by: part),
      leading: leading.interpolated(to: target.leading, by: part),
      bottom: bottom.interpolated(to: target.bottom, by: part),
      trailing: trailing.interpolated(to: target.trailing, by: part))
  }

  func animatableDistance(to other: EdgeInsets) -> Double {
    let start = Point(x: leading, y: top).animatableDistance(
      to: Point(x: other.leading, y: other.top))
    let end = Point(x: trailing, y: bottom).animatableDistance(
      to: Point(x: other.trailing, y: other.bottom))
    return (start * start + end * end).squareRoot()
  }
}
