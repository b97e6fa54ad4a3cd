/// A button style with a border whose line shows the state of the button.
///
///     ╭────╮  ╭────╮  ┏━━━━┓  ╔════╗  ┌╌╌╌╌┐
///     │ Go │  │ Go̲ │  ┃ Go ┃  ║ Go ║  ┆ Go ┆
///     ╰────╯  ╰────╯  ┗━━━━┛  ╚════╝  └╌╌╌╌┘
///             hovered focused pressed disabled
///
/// The border has the theme's color of borders, and the accent color while the button is hovered,
/// focused or pressed. A button with a color or a tint always has that one. The label is
/// underlined when hovered, bold when focused, has swapped colors when pressed and is faint when
/// disabled.
///
/// This is the style of buttons without another style or appearance. A label that has a background
/// or an outline of its own is then shown alone, and has swapped colors when focused.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in its border.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.borderedLabel()
  }

  /// Returns all states.
  public func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A style that draws a border around the label: ``BorderedButtonStyle``.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
