/// The look of a button that shows and hides what is below it.
package struct DisclosureStyle: ButtonStyle {
  let isExpanded: Bool
  @Environment(\.usesASCII) private var usesASCII

  package init(isExpanded: Bool) {
    self.isExpanded = isExpanded
  }

  package func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isExpanded ? usesASCII ? "v" : "▾" : usesASCII ? ">" : "▸")
        .decorative()
        .selectedAppearance(configuration.isFocused)
      configuration.label.underline(configuration.isHovered)
    }
    .dim(!configuration.isEnabled)
  }

  /// The button marks the pressed state.
  package func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.hovered, .focused, .disabled]
  }
}
