/// A gradient in circles around a center.
///
///     RadialGradient(colors: [.white, .indigo], center: .center, startRadius: 0, endRadius: 10)
///
/// Used as a view, it takes all the space it is offered. Used as a style, it fills or strokes a
/// shape, or colors text. Where the terminal has few colors it is shown in bands, and without
/// colors not at all.
public struct RadialGradient: ShapeStyle, Hashable {
  /// The colors and their locations between the two radii.
  public var gradient: Gradient
  /// The center of the circles.
  public var center: UnitPoint
  /// The radius in columns at which the gradient has location 0. Half as many rows are as long.
  public var startRadius: Int
  /// The radius in columns at which the gradient has location 1.
  public var endRadius: Int

  /// Creates a radial gradient.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: Int, endRadius: Int
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient of evenly spaced colors.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: Int, endRadius: Int
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of `stops`, ordered by location.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Int, endRadius: Int
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient as a type-erased style.
  public var resolved: AnyShapeStyle {
    AnyShapeStyle(
      SpatialGradient(gradient: gradient, geometry: .radial(center, startRadius, endRadius)))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A radial gradient of evenly spaced colors. The radii are in columns.
  @_disfavoredOverload  // An overload in points is preferred.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Int, endRadius: Int
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient. The radii are in columns.
  @_disfavoredOverload  // An overload in points is preferred.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Int, endRadius: Int
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
