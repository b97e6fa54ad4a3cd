/// A frame around the line, which tells by its own line what happens to the field.
///
///     ╭────────────────────╮  ┏━━━━━━━━━━━━━━━━━━━━┓  ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
///     │Blob                │  ┃Blob                ┃  ┆Blob                ┆
///     ╰────────────────────╯  ┗━━━━━━━━━━━━━━━━━━━━┛  └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
///                             focused                 disabled
///
/// The style of text fields for which no other is said.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public nonisolated init() {}

  /// The line in its frame.
  public func makeBody(configuration: Configuration) -> some View {
    let isMarked = configuration.isFocused || configuration.isHovered
    configuration.line
      .border(
        isMarked ? .accentColor : .primary,
        style: configuration.isEnabled ? configuration.isFocused ? .heavy : .rounded : .dashed
      )
      .dim(!configuration.isEnabled)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A frame around the line: ``RoundedBorderTextFieldStyle``.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
