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
