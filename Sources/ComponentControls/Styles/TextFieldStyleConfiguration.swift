/// The properties of a text field, for a ``TextFieldStyle``.
public struct TextFieldStyleConfiguration {
  /// The editable line of a text field: as wide as the proposed width, and one row high.
  public struct Line: View {
    private let content: AnyView

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    /// The editable line.
    public var body: some View { content }
  }

  /// The editable line, with the inner styles applied.
  public let line: Line
  /// Whether the field takes input.
  public let isEnabled: Bool
  /// Whether the pointer is over the field.
  public let isHovered: Bool
  /// Whether the field has the focus.
  public let isFocused: Bool
  /// Whether the line may be higher than one row.
  let isMultiline: Bool

  /// Returns a copy with `line` as its line.
  func with(_ line: Line) -> TextFieldStyleConfiguration {
    TextFieldStyleConfiguration(
      line: line, isEnabled: isEnabled, isHovered: isHovered, isFocused: isFocused,
      isMultiline: isMultiline)
  }
}
