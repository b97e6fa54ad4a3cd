/// The label and nothing else, between two columns that tell when keys go to it:
///
///       Go       Go̲     ▸ Go ◂
///             hovered   focused
///
/// The label is underlined when hovered, bold when focused, reversed when pressed, faint when
/// disabled.
public struct PlainButtonStyle: ButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// The label between its marks.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isFocused ? "▸" : " ")
      configuration.label
        .attributes(
          Attributes(
            isBold: configuration.isFocused ? true : nil, isUnderlined: configuration.isHovered,
            isReversed: configuration.isPressed))
      Text(configuration.isFocused ? "◂" : " ")
    }
    .dim(!configuration.isEnabled)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label and nothing else: ``PlainButtonStyle``.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
