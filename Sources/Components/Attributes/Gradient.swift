/// Colors that run into each other.
///
///     Gradient(colors: [.blue, .mint, .white])
///
/// Between two of them it looks as it should look there: see ``Color/mix(with:by:)``.
public struct Gradient: Hashable, Sendable {
  /// A color, and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// Where it stands: from 0, at the start, to 1, at the end.
    public var location: Double

    /// `color` at `location`.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colors, in order.
  public var stops: [Stop]

  /// These colors; before the first and after the last, it is those.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// These colors, equally far from each other.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The color at `location`.
  func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let fraction = (location - before.location) / (after.location - before.location)
    return before.color.interpolated(to: after.color, by: fraction)
  }
}

/// A point in a rectangle, as parts of its width and its height.
public struct UnitPoint: Hashable, Sendable {
  /// From 0, on the left, to 1, on the right.
  public var x: Double
  /// From 0, at the top, to 1, at the bottom.
  public var y: Double

  /// The point at these parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// In the middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// In the middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// In the middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// In the middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
