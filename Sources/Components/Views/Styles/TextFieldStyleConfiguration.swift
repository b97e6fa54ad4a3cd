/// What a style is told of a text field.
public struct TextFieldStyleConfiguration {
  /// The line in which a person types: as wide as there is room, and one row high.
  public struct Line: View {
    private let content: AnyView

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    /// The line.
    public var body: some View { content }
  }

  /// The line in which a person types.
  public let line: Line
  /// Whether the field takes input.
  public let isEnabled: Bool
  /// Whether the pointer is over it.
  public let isHovered: Bool
  /// Whether keys go to it.
  public let isFocused: Bool

  /// The same with another line.
  func with(_ line: Line) -> TextFieldStyleConfiguration {
    TextFieldStyleConfiguration(
      line: line, isEnabled: isEnabled, isHovered: isHovered, isFocused: isFocused)
  }
}
