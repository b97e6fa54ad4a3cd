/// A button style with a border that is filled with the button's color.
///
/// The border and the label show the state of the button as in ``BorderedButtonStyle``.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in its filled border.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.borderedLabel(foreground: .white, fill: .accentColor)
  }

  /// Returns all states.
  public func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style that draws a filled border around the label: ``BorderedProminentButtonStyle``.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
