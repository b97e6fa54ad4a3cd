/// A button style without a border, which marks the focus at both sides of the label:
///
///       Go       Go̲     ▸ Go ◂
///             hovered   focused
///
/// The label is underlined when hovered, bold when focused, has swapped colors when pressed and is
/// faint when disabled. The marks take two columns at each side, also when they are blank.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label between its marks.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedLabel(configuration: configuration)
  }

  /// Returns all states.
  public func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

private struct MarkedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    HStack {
      mark("▸", ">")
      configuration.label
        .attributes(
          Attributes(
            isBold: configuration.isFocused ? true : nil, isUnderlined: configuration.isHovered,
            isReversed: configuration.isPressed))
      mark("◂", "<")
    }
    .dim(!configuration.isEnabled)
  }

  private func mark(_ character: String, _ ascii: String) -> Text {
    Text(configuration.isFocused ? usesASCII ? ascii : character : " ").decorative()
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A style without a border: ``PlainButtonStyle``.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
