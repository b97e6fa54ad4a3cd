/// A button style that fills the button with its color.
///
///     ▗▄▄▄▄▖  ▗▄▄▄▄▖  ┏━━━━┓  ╔════╗  ┌╌╌╌╌┐
///     ▐ Go ▌  ▐ Go̲ ▌  ┃ Go ┃  ║ Go ║  ┆ Go ┆
///     ▝▀▀▀▀▘  ▝▀▀▀▀▘  ┗━━━━┛  ╚════╝  └╌╌╌╌┘
///             hovered focused pressed disabled
///
/// The fill has edges of half a cell. While the button is focused or pressed, it covers a border,
/// too. A disabled button is not filled. Without a color or tint, the fill and the label have the
/// theme's colors of prominent buttons; on another color, the label is white, or black where white
/// has too little contrast. The label shows the state as in ``BorderedButtonStyle``.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in its fill.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.borderedLabel(isProminent: true)
  }

  /// Returns all states.
  public func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style that fills the button: ``BorderedProminentButtonStyle``.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
