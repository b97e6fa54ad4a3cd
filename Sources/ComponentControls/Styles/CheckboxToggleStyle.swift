/// A toggle style that shows a box before the label. This is the default style.
///
///     [✓] Wi-Fi    [ ] Wi-Fi
///
/// The box has the colors of a selection while the toggle has the focus, the label is underlined
/// while the pointer is over the toggle, and everything is faint while the toggle is pressed or
/// disabled.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .replacingButtonStyles(CheckboxStyle(isOn: configuration.isOn))
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style that shows a box before the label: ``CheckboxToggleStyle``.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
  /// The default style: ``CheckboxToggleStyle``.
  public static var automatic: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct CheckboxStyle: ButtonStyle {
  let isOn: Bool
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isOn ? usesASCII ? "[x]" : "[✓]" : "[ ]")
        .decorative()
        .bold(isOn)
        .foregroundColor(isOn && !configuration.isFocused ? .accentColor : nil)
        .selectedAppearance(configuration.isFocused)
      if !labelsAreHidden { configuration.label.underline(configuration.isHovered) }
    }
    .dim(!configuration.isEnabled)
  }

  /// The button marks the pressed state.
  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.hovered, .focused, .disabled]
  }
}
