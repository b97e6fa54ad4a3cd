/// A text field style without a border: the line is on the theme's color of fields, or underlined
/// where the theme has none or the output shows fewer than 256 colors.
///
/// While the field has the focus, its text is bold and a single line is underlined. It is also
/// underlined while it is hovered. A disabled field is faint, and has no surface.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the line on its surface.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLine(configuration: configuration)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border: ``PlainTextFieldStyle``.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

private struct PlainLine: View {
  let configuration: TextFieldStyleConfiguration
  @Environment(\.usesFullColor) private var usesFullColor
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    configuration.line.attributes(
      Attributes(
        background: hasSurface ? .theme(.field) : nil,
        isBold: configuration.isFocused ? true : nil, isDim: !configuration.isEnabled,
        isUnderlined: !hasSurface || isHighlighted))
  }

  /// Whether a line below shows the focus or the pointer. Rows would look like ruled paper.
  private var isHighlighted: Bool {
    !configuration.isMultiline && (configuration.isFocused || configuration.isHovered)
  }

  private var hasSurface: Bool {
    configuration.isEnabled && usesFullColor && theme.colors(in: colorScheme).field != .clear
  }
}
