/// A gradient that turns around a center, as the colors of a color wheel do.
///
///     AngularGradient(colors: [.red, .yellow, .green, .red], center: .center)
///
/// Angle 0 is on the right, and angles grow clockwise. What lies beyond the angle of the end has
/// the color of the nearer end. Used as a view, it takes all the space it is offered. Used as a
/// style, it fills or strokes a shape, or colors text.
public struct AngularGradient: ShapeStyle, Hashable {
  /// The colors and their locations between the two angles.
  public var gradient: Gradient
  /// The point around which the gradient turns.
  public var center: UnitPoint
  /// The angle at which the gradient has location 0.
  public var startAngle: Angle
  /// The angle at which the gradient has location 1.
  public var endAngle: Angle

  /// Creates an angular gradient from one angle to another.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates an angular gradient of evenly spaced colors from one angle to another.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient of `stops`, ordered by location, from one angle to another.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient that makes a whole turn, which begins at `angle`.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates an angular gradient of evenly spaced colors that makes a whole turn, which begins at
  /// `angle`.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates an angular gradient of `stops`, ordered by location, that makes a whole turn, which
  /// begins at `angle`.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The gradient as a type-erased style.
  public var resolved: AnyShapeStyle {
    AnyShapeStyle(
      SpatialGradient(gradient: gradient, geometry: .angular(center, startAngle, endAngle)))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// An angular gradient of evenly spaced colors from one angle to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// An angular gradient of evenly spaced colors that makes a whole turn, which begins at `angle`.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
