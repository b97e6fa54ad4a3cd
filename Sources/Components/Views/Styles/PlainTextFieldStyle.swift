/// The line and nothing else: underlined, bold when focused, faint when disabled.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public nonisolated init() {}

  /// The line.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.line
      .underline()
      .attributes(Attributes(isBold: configuration.isFocused ? true : nil))
      .dim(!configuration.isEnabled)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The line and nothing else: ``PlainTextFieldStyle``.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
