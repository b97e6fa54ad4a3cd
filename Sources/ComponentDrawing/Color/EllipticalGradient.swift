/// A gradient in ellipses around a center, of the proportions of the rectangle that it fills.
///
///     EllipticalGradient(colors: [.white, .indigo])
///
/// Used as a view, it takes all the space it is offered. Used as a style, it fills or strokes a
/// shape, or colors text.
public struct EllipticalGradient: ShapeStyle, Hashable {
  /// The colors and their locations between the two ellipses.
  public var gradient: Gradient
  /// The center of the ellipses.
  public var center: UnitPoint
  /// The radius, as a fraction of the width and height, at which the gradient has location 0.
  public var startRadiusFraction: Double
  /// The radius, as a fraction of the width and height, at which the gradient has location 1.
  public var endRadiusFraction: Double

  /// Creates an elliptical gradient, which by default ends at the middle of the edges.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates an elliptical gradient of evenly spaced colors.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of `stops`, ordered by location.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The gradient as a type-erased style.
  public var resolved: AnyShapeStyle {
    AnyShapeStyle(
      SpatialGradient(
        gradient: gradient, geometry: .elliptical(center, startRadiusFraction, endRadiusFraction)))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// An elliptical gradient of evenly spaced colors.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
