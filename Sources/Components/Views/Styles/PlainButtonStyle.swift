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
    Text(configuration.isFocused ? usesASCII ? ascii : character : " ")
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label and nothing else: ``PlainButtonStyle``.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
