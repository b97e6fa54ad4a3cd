/// A type-erased shape style: a color or a gradient.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  enum Fill: Hashable {
    case color(Color)
    case gradient(LinearGradient)
  }

  let kind: Fill

  /// Creates a style that looks like `style`.
  public init(_ style: some ShapeStyle) {
    self = style.resolved
  }

  /// Creates a style that fills with `color`.
  public init(_ color: Color) {
    kind = .color(color)
  }

  /// Creates a style that fills with `gradient`.
  public init(_ gradient: LinearGradient) {
    kind = .gradient(gradient)
  }

  /// The style itself.
  public var resolved: AnyShapeStyle { self }
}

extension AnyShapeStyle: Interpolatable {
  func interpolated(to target: AnyShapeStyle, by fraction: Double) -> AnyShapeStyle {
    switch (kind, target.kind) {
    case (.color(let color), .color(let other)):
      AnyShapeStyle(color.interpolated(to: other, by: fraction))
    case (.gradient(let gradient), .gradient(let other)):
      gradient.interpolated(to: other, by: fraction).map { AnyShapeStyle($0) } ?? target
    case (.color, .gradient), (.gradient, .color): target
    }
  }

  func animatableDistance(to other: AnyShapeStyle) -> Double {
    if case (.color(let color), .color(let target)) = (kind, other.kind) {
      return color.animatableDistance(to: target)
    }
    return self == other ? 0 : 1
  }
}

extension LinearGradient {
  /// Returns a gradient between this one and `target`, or `nil` if their numbers of stops differ.
  fileprivate func interpolated(to target: LinearGradient, by fraction: Double) -> LinearGradient? {
    let (old, new) = (gradient.stops, target.gradient.stops)
    guard old.count == new.count else { return nil }
    func between(_ old: Double, _ new: Double) -> Double { old.interpolated(to: new, by: fraction) }
    func between(_ old: UnitPoint, _ new: UnitPoint) -> UnitPoint {
      UnitPoint(x: between(old.x, new.x), y: between(old.y, new.y))
    }
    return LinearGradient(
      stops: zip(old, new).map { old, new in
        Gradient.Stop(
          color: old.color.interpolated(to: new.color, by: fraction),
          location: between(old.location, new.location))
      },
      startPoint: between(startPoint, target.startPoint),
      endPoint: between(endPoint, target.endPoint))
  }
}
