/// A frame around the label, which tells by its line what happens to the button.
///
///     ╭────╮  ╭────╮  ┏━━━━┓  ╔════╗  ┌╌╌╌╌┐
///     │ Go │  │ Go̲ │  ┃ Go ┃  ║ Go ║  ┆ Go ┆
///     ╰────╯  ╰────╯  ┗━━━━┛  ╚════╝  └╌╌╌╌┘
///             hovered focused pressed disabled
///
/// The label is underlined when hovered, bold when focused, reversed when pressed, faint when
/// disabled. The style of buttons for which no other is said.
public struct BorderedButtonStyle: ButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// The label in its frame.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      configuration: configuration,
      fill: configuration.isPressed ? .terminalBackground : .clear)
  }

  /// Returns all states.
  public func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A frame around the label: ``BorderedButtonStyle``.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
