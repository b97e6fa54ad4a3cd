/// A text field style with a border whose line shows the state of the field.
///
///     ╭────────────────────╮  ┏━━━━━━━━━━━━━━━━━━━━┓  ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
///     │Blob                │  ┃Blob                ┃  ┆Blob                ┆
///     ╰────────────────────╯  ┗━━━━━━━━━━━━━━━━━━━━┛  └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
///                             focused                 disabled
///
/// This is the style of text fields without another style.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the line in its border.
  public func makeBody(configuration: Configuration) -> some View {
    let isHighlighted = configuration.isFocused || configuration.isHovered
    configuration.line
      .border(
        isHighlighted ? .accentColor : .primary,
        style: configuration.isEnabled ? configuration.isFocused ? .heavy : .rounded : .dashed
      )
      .dim(!configuration.isEnabled)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style that draws a border around the line: ``RoundedBorderTextFieldStyle``.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
