/// The alignment of the lines in a text of several lines.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Aligns lines to the left.
  case leading
  /// Centers lines.
  case center
  /// Aligns lines to the right.
  case trailing

  @inlinable
  package var alignment: AxisAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}
