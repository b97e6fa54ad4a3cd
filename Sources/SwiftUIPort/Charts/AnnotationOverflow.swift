/// How annotations are kept in a chart, which they always are.
public struct AnnotationOverflowResolution: Sendable {
  /// A way to keep it.
  public struct Strategy: Sendable {
    /// As usual.
    public static let automatic = Strategy(), disabled = Strategy(), fit = Strategy()
    /// Moves it.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// Moves the marks.
    public static let padScale = Strategy()
  }

  /// What it is kept in.
  public struct Boundary: Sendable {
    /// The chart.
    public static let automatic = Boundary(), chart = Boundary(), plot = Boundary()
  }

  /// Creates the ways along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// How labels of an axis keep from touching: one that would is left out.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// Leaves labels out.
  public static let automatic = AxisValueLabelCollisionResolution(), disabled = automatic

  /// Leaves labels out.
  public static let truncate = automatic
  /// Leaves labels out.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { automatic }
}

/// How the labels of an axis are turned: they are level.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// Level.
  public static let automatic = AxisValueLabelOrientation(), horizontal = automatic
  /// Level: characters cannot be turned.
  public static let vertical = automatic, verticalReversed = automatic
}
