/// A frame around the label, filled with the button's color.
///
/// It tells what happens to the button as ``BorderedButtonStyle`` does.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// The label in its frame.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, foreground: .white, fill: .accentColor)
  }

  /// Returns all states.
  public func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled frame around the label: ``BorderedProminentButtonStyle``.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
