/// A smooth transition between two or more colors.
///
///     Gradient(colors: [.blue, .mint, .white])
///
/// Colors between two stops are mixed in perceptually even steps: see ``Color/mix(with:by:)``.
///
/// Used as a style, it runs from the top to the bottom. ``LinearGradient``, ``RadialGradient``,
/// ``EllipticalGradient`` and ``AngularGradient`` run in other directions.
public struct Gradient: ShapeStyle, Hashable {
  /// A color and its location in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color at the location.
    public var color: Color
    /// The location, from 0 at the start to 1 at the end.
    public var location: Double

    /// Creates a stop with `color` at `location`.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, ordered by location.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  ///
  /// The first color also fills the space before its location, and the last the space after.
  ///
  /// - Parameter stops: The stops, ordered by location. A gradient without stops is transparent.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The gradient from the top to the bottom as a type-erased style.
  public var resolved: AnyShapeStyle {
    AnyShapeStyle(SpatialGradient(gradient: self, geometry: .linear(.top, .bottom)))
  }

  /// Returns the color at `location`.
  package func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let fraction = (location - before.location) / (after.location - before.location)
    return before.color.interpolated(to: after.color, by: fraction)
  }
}

/// The type of ``Color/gradient``.
public typealias AnyGradient = Gradient

extension Color {
  /// A slight gradient, from a lighter shade of this color at the top to the color at the bottom.
  ///
  ///     Capsule().fill(Color.indigo.gradient)
  ///
  /// A color that depends on the enclosing views, such as `accentColor`, does not change.
  public var gradient: AnyGradient {
    switch value {
    case .accent, .named, .clear: Gradient(colors: [self])
    default: Gradient(colors: [mix(with: .white.opacity(coverage), by: 0.25), self])
    }
  }
}
