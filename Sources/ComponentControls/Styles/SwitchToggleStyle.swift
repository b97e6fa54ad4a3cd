/// A toggle style that shows a switch after the label.
///
///     Wi-Fi ━━●    Wi-Fi ○──
///
/// The switch has the colors of a selection while the toggle has the focus, the label is
/// underlined while the pointer is over the toggle, and everything is faint while the toggle is
/// pressed or disabled.
public struct SwitchToggleStyle: ToggleStyle, ValueFollowingStyle {
  private static let marks = ToggleMarkStyle.Marks(
    off: "○──", on: "━━●", asciiOff: "o--", asciiOn: "==O")

  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .replacingButtonStyles(
      ToggleMarkStyle(isOn: configuration.shown, marks: Self.marks, edge: .trailing))
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a switch after the label: ``SwitchToggleStyle``.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
