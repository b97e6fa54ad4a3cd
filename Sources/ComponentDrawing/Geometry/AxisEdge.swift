/// The top or the bottom edge of a rectangle.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}

/// The left or the right edge of a rectangle.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The left edge.
  case leading
  /// The right edge.
  case trailing
}
