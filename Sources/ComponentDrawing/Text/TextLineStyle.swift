/// The look of the line below underlined text: `Text.LineStyle`.
///
///     Text("recieve").underline(pattern: .curly, color: .red)
///
/// A terminal that has only one kind of line draws that, in the color of the text.
public struct TextLineStyle: Hashable, Sendable {
  /// The shape of a line.
  public enum Pattern: Hashable, Sendable, CaseIterable {
    /// A solid line.
    case solid
    /// A dotted line.
    case dot
    /// A dashed line.
    case dash
    /// A dashed line: terminals have no dots between dashes.
    case dashDot
    /// A dashed line: terminals have no dots between dashes.
    case dashDotDot
    /// A wavy line, as below a misspelled word.
    case curly
  }

  /// The shape of the line.
  public var pattern: Pattern
  /// The color of the line; `nil` for that of the text.
  ///
  /// It is shown as the nearest of the 15 colors of the terminal's basic palette that are not
  /// black.
  public var color: Color?

  /// Creates a line of `pattern` in `color`, or in the color of the text.
  @inlinable
  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// A solid line in the color of the text.
  public static let single = TextLineStyle()
}

extension Attributes {
  /// Creates the attributes of underlined text, or of text that is not underlined.
  @inlinable
  package init(underlined isUnderlined: Bool, _ style: TextLineStyle) {
    self.init(isUnderlined: isUnderlined, underlineStyle: isUnderlined ? style : nil)
  }
}
