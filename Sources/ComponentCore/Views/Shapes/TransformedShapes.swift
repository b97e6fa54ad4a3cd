extension Shape {
  /// Returns the part of this shape's outline between two fractions of its length.
  ///
  ///     Circle().trim(from: 0, to: progress).rotation(.degrees(-90)).stroke(.blue, lineWidth: 2)
  ///
  /// Ellipses begin on the right, rectangles at the top left; both run clockwise. Filled, the part
  /// is closed by a straight line.
  ///
  /// - Parameters:
  ///   - startFraction: The fraction at which the part begins, from 0 to 1.
  ///   - endFraction: The fraction at which it ends. Nothing is left if it is not greater.
  public nonisolated func trim(
    from startFraction: Double = 0, to endFraction: Double = 1
  ) -> TrimmedShape<Self> {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// Returns this shape, turned around a point.
  ///
  /// - Parameters:
  ///   - angle: The angle; positive ones turn clockwise.
  ///   - anchor: The point of the shape's rectangle that stays where it is.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    RotatedShape(base: self, angle: angle, anchor: anchor)
  }
}

/// A part of a shape's outline: see ``Shape/trim(from:to:)``.
public nonisolated struct TrimmedShape<Base: Shape>: Shape {
  package var base: Base
  package var start: Double
  package var end: Double

  /// The data of the shape and the fractions.
  @MainActor
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set {
      base.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  /// Returns the part of the outline in `rect`.
  public func path(in rect: Rect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }
}

/// A shape that is turned: see ``Shape/rotation(_:anchor:)``.
public nonisolated struct RotatedShape<Base: Shape>: Shape {
  package var base: Base
  package var angle: Angle
  package let anchor: UnitPoint

  /// The data of the shape and the angle.
  @MainActor
  public var animatableData: AnimatablePair<Base.AnimatableData, Double> {
    get { AnimatablePair(base.animatableData, angle.radians) }
    set { (base.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }

  /// Returns the turned outline in `rect`.
  public func path(in rect: Rect) -> Path {
    base.path(in: rect).turned(by: angle, around: PathPoint(anchor, in: rect))
  }
}

extension Path {
  /// Returns this path, turned clockwise by `angle` around `center`.
  package func turned(by angle: Angle, around center: PathPoint) -> Path {
    let center = center.limited
    let (cosine, sine) = angle.direction
    return mapPoints { point in
      // A row is as high as two columns are wide.
      let (x, y) = (point.x - center.x, (point.y - center.y) * 2)
      return PathPoint(
        x: center.x + x * cosine - y * sine, y: center.y + (x * sine + y * cosine) / 2
      ).limited
    }
  }
}
