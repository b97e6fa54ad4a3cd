struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  var foreground: Color?
  let fill: Color

  var body: some View {
    configuration.label
      .padding(.horizontal, 1)
      .background(fill)
      .attributes(
        Attributes(
          foreground: foreground, isBold: configuration.isFocused ? true : nil,
          isUnderlined: configuration.isHovered, isReversed: configuration.isPressed)
      )
      .border(.accentColor, style: line)
      .dim(!configuration.isEnabled)
  }

  private var line: BorderStyle {
    if !configuration.isEnabled { return .dashed }
    if configuration.isPressed { return .double }
    return configuration.isFocused ? .heavy : .rounded
  }
}
