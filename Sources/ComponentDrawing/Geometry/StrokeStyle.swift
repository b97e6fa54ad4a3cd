/// How the lines of a path or a shape are drawn.
///
///     Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
public struct StrokeStyle: Hashable, Sendable {
  /// How wide lines end.
  public enum LineCap: Hashable, Sendable, CaseIterable {
    /// At the end point.
    case butt
    /// In half a circle around the end point.
    case round
    /// Half the width beyond the end point.
    case square
  }

  /// The width of the line in columns. Nothing is drawn if it is less than 1.
  ///
  /// A rectangle of light or heavy line characters has a line of one cell, whatever its width.
  public var lineWidth: Int
  /// How lines of more than one column end.
  public var lineCap: LineCap
  /// The lengths of dashes and gaps in columns, in turn; empty for a solid line.
  ///
  /// Rectangles of line characters have dashes of their own.
  public var dash: [Int]
  /// How far into the pattern of dashes the line begins, in columns.
  public var dashPhase: Int

  /// Creates a style of lines.
  public init(
    lineWidth: Int = 1, lineCap: LineCap = .butt, dash: [Int] = [], dashPhase: Int = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Which areas of a path that crosses itself are filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether an area that is inside the path an even number of times is left out.
  public var isEOFilled: Bool

  /// Creates a style of areas.
  public init(eoFill: Bool = false) {
    isEOFilled = eoFill
  }
}
