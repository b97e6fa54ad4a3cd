/// The look of a button that switches a toggle: its label beside a mark, which follows the value.
struct ToggleMarkStyle: ButtonStyle {
  /// The marks of a toggle, all as wide.
  struct Marks {
    let off: String
    let on: String
    let asciiOff: String
    let asciiOn: String
    /// Whether the mark of a toggle that is on is bold.
    var isBoldWhileOn = false
  }

  let isOn: ShownValue<Bool>
  let marks: Marks
  let edge: HorizontalEdge
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  func makeBody(configuration: Configuration) -> some View {
    let mark = sideMark(configuration)
    return label(configuration).effect(SideMark.self, isOn.values) {
      $0.isOn = $1
    } configure: {
      $0 = mark
    }
  }

  @ViewBuilder
  private func label(_ configuration: Configuration) -> some View {
    if labelsAreHidden {
      Text("").decorative()
    } else {
      configuration.label
    }
  }

  private func sideMark(_ configuration: Configuration) -> SideMark {
    let isDim = !configuration.isEnabled
    let selection = configuration.isFocused ? Attributes.selected : Attributes()
    let off = Attributes(isDim: isDim).merging(selection)
    let on = Attributes(
      foreground: configuration.isFocused ? nil : .accentColor, isBold: marks.isBoldWhileOn,
      isDim: isDim
    ).merging(selection)
    return SideMark(
      .init(usesASCII ? marks.asciiOff : marks.off, off),
      whileOn: .init(usesASCII ? marks.asciiOn : marks.on, on), edge, isOn: isOn.current,
      label: Attributes(isDim: isDim, isUnderlined: configuration.isHovered),
      isAlone: labelsAreHidden)
  }

  /// The button marks the pressed state.
  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.hovered, .focused, .disabled]
  }
}
