/// A toggle style that shows a switch after the label.
///
///     Wi-Fi ━━●    Wi-Fi ○──
///
/// The switch has the colors of a selection while the toggle has the focus, the label is
/// underlined while the pointer is over the toggle, and everything is faint while the toggle is
/// pressed or disabled.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .replacingButtonStyles(SwitchStyle(isOn: configuration.isOn))
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a switch after the label: ``SwitchToggleStyle``.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

private struct SwitchStyle: ButtonStyle {
  let isOn: Bool
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if !labelsAreHidden { configuration.label.underline(configuration.isHovered) }
      Text(isOn ? usesASCII ? "==O" : "━━●" : usesASCII ? "o--" : "○──")
        .decorative()
        .foregroundColor(isOn && !configuration.isFocused ? .accentColor : nil)
        .selectedAppearance(configuration.isFocused)
    }
    .dim(!configuration.isEnabled)
  }

  /// The button marks the pressed state.
  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.hovered, .focused, .disabled]
  }
}
