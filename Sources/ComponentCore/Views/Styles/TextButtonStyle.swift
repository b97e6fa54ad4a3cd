/// A button style that shows the label alone: underlined when hovered, in the colors of a
/// selection when focused, bold when pressed and faint when disabled.
package struct TextButtonStyle: ButtonStyle {
  package init() {}

  package func makeBody(configuration: Configuration) -> some View {
    configuration.label.marked(for: configuration)
  }

  package func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

extension View {
  /// Shows the states of a button with text attributes, as ``TextButtonStyle`` does.
  package func marked(for configuration: ButtonStyleConfiguration) -> some View {
    selectedAppearance(
      configuration.isFocused,
      attributes: Attributes(
        isBold: configuration.isPressed ? true : nil, isDim: !configuration.isEnabled,
        isUnderlined: configuration.isHovered))
  }
}
