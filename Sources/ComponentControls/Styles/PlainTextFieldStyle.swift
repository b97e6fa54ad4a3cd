/// A text field style without a border: the line is underlined, bold when focused and faint when
/// disabled.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the underlined line.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.line
      .underline()
      .attributes(Attributes(isBold: configuration.isFocused ? true : nil))
      .dim(!configuration.isEnabled)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border: ``PlainTextFieldStyle``.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
