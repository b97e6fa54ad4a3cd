/// The label of a bordered button, as large as the control size of its environment asks for.
struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  var foreground: Color?
  let fill: Color
  @Environment(\.controlSize) private var controlSize
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    switch controlSize {
    case .mini, .small: brackets
    case .regular: border(EdgeInsets(leading: 1, trailing: 1))
    case .large: border(EdgeInsets(leading: 3, trailing: 3))
    case .extraLarge: border(EdgeInsets(top: 1, leading: 3, bottom: 1, trailing: 3))
    }
  }

  private func border(_ insets: EdgeInsets) -> some View {
    configuration.label
      .padding(insets)
      .background(fill)
      .attributes(attributes)
      .border(.accentColor, style: line)
      .dim(!configuration.isEnabled)
  }

  private var line: BorderStyle {
    if !configuration.isEnabled { return .dashed }
    if configuration.isPressed { return .double }
    return configuration.isFocused ? .heavy : .rounded
  }

  /// The label in one row, between marks that show the focus.
  private var brackets: some View {
    HStack {
      Text(configuration.isFocused ? usesASCII ? ">" : "▸" : "[").foregroundStyle(.accentColor)
      configuration.label.background(fill).attributes(attributes)
      Text(configuration.isFocused ? usesASCII ? "<" : "◂" : "]").foregroundStyle(.accentColor)
    }
    .dim(!configuration.isEnabled)
  }

  private var attributes: Attributes {
    Attributes(
      foreground: foreground, isBold: configuration.isFocused ? true : nil,
      isUnderlined: configuration.isHovered, isReversed: configuration.isPressed)
  }
}
