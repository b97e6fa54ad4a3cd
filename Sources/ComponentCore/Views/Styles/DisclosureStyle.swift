/// The look of a button that shows and hides what is below it.
package struct DisclosureStyle: ButtonStyle {
  let isExpanded: Bool
  @Environment(\.usesASCII) private var usesASCII

  package init(isExpanded: Bool) {
    self.isExpanded = isExpanded
  }

  package func makeBody(configuration: Configuration) -> some View {
    var attributes = Attributes(isDim: !configuration.isEnabled)
    if configuration.isFocused { attributes = attributes.merging(.selected) }
    return configuration.label.effect(
      SideMark(
        SideMark.Mark(mark, attributes), .leading,
        label: Attributes(
          isDim: !configuration.isEnabled, isUnderlined: configuration.isHovered)))
  }

  private var mark: String {
    isExpanded ? usesASCII ? "v" : "▾" : usesASCII ? ">" : "▸"
  }

  /// The button marks the pressed state.
  package func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.hovered, .focused, .disabled]
  }
}
