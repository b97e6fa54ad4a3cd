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

  @ViewBuilder
  func makeBody(configuration: Configuration) -> some View {
    let isDim = !configuration.isEnabled
    let isSelected = configuration.isFocused
    let mark = SideMark(
      isOn ? usesASCII ? "[x]" : "[✓]" : "[ ]", .leading,
      Attributes(foreground: isOn && !isSelected ? .accentColor : nil, isBold: isOn, isDim: isDim)
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
