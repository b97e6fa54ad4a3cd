/// Where the lines of a text stand if it has several.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// On the left.
  case leading
  /// In the middle.
  case center
  /// On the right.
  case trailing

  var alignment: AxisAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}
