/// A text field style with a border whose line shows the state of the field.
///
///     ╭──────╮  ┏━━━━━━┓  ┌╌╌╌╌╌╌┐
///     │Blob  │  ┃Blob  ┃  ┆Blob  ┆
///     ╰──────╯  ┗━━━━━━┛  └╌╌╌╌╌╌┘
///               focused   disabled
///
/// This is the style of text fields without another style. Where controls are small, it is
/// ``PlainTextFieldStyle``: see `controlSize(_:)`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the line in its border.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLine(configuration: configuration)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style that draws a border around the line: ``RoundedBorderTextFieldStyle``.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct BorderedLine: View {
  let configuration: TextFieldStyleConfiguration
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    switch controlSize {
    case .mini, .small:
      PlainTextFieldStyle().makeBody(configuration: configuration)
    case .regular, .large, .extraLarge:
      configuration.line
        .border(isHighlighted ? .accentColor : .theme(.border), style: border)
        .dim(!configuration.isEnabled)
    }
  }

  private var isHighlighted: Bool { configuration.isFocused || configuration.isHovered }

  private var border: BorderStyle {
    configuration.isEnabled ? configuration.isFocused ? .heavy : .rounded : .dashed
  }
}
