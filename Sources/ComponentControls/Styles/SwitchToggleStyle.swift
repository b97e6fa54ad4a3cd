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

  @ViewBuilder
  func makeBody(configuration: Configuration) -> some View {
    let isDim = !configuration.isEnabled
    let isSelected = configuration.isFocused
    let mark = SideMark(
      isOn ? usesASCII ? "==O" : "━━●" : usesASCII ? "o--" : "○──", .trailing,
      Attributes(foreground: isOn && !isSelected ? .accentColor : nil, isDim: isDim)
        .merging(isSelected ? .selected : Attributes()),
      label: Attributes(isDim: isDim, isUnderlined: configuration.isHovered),
      isAlone: labelsAreHidden)
    if labelsAreHidden {
      Text("").decorative().effect(mark)
    } else {
      configuration.label.effect(mark)
    }
  }

  /// The button marks the pressed state.
  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.hovered, .focused, .disabled]
  }
}
