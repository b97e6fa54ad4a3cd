/// A gradient along a line.
///
///     LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
///
/// Used as a view, it takes all the space it is offered. Used as a style, it fills a shape or
/// colors text:
///
///     Capsule().fill(
///       .linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
///     Text("Annunciator").foregroundStyle(sunset)
///
/// A terminal with few colors shows it in bands. A terminal without colors does not show it.
public struct LinearGradient: ShapeStyle, Hashable {
  /// The colors and their locations along the line.
  public var gradient: Gradient
  /// The start of the line, where the gradient has location 0.
  public var startPoint: UnitPoint
  /// The end of the line, where the gradient has location 1.
  public var endPoint: UnitPoint

  /// Creates a linear gradient from `startPoint` to `endPoint`.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a linear gradient of evenly spaced colors from `startPoint` to `endPoint`.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of `stops`, ordered by location, from `startPoint` to `endPoint`.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient as a type-erased style.
  public var resolved: AnyShapeStyle { AnyShapeStyle(spatial) }

  var spatial: SpatialGradient {
    SpatialGradient(gradient: gradient, geometry: .linear(startPoint, endPoint))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient of evenly spaced colors from `startPoint` to `endPoint`.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of `stops`, ordered by location, from `startPoint` to `endPoint`.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient from `startPoint` to `endPoint`.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
