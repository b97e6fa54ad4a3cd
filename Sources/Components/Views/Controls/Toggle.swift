import Signals

/// A control that switches something on and off.
///
///     Toggle("Wi-Fi", isOn: $isConnected)
///     Toggle("Wi-Fi", isOn: connected)     // a subject
///
///     [✓] Wi-Fi    [ ] Wi-Fi
///
/// As large as its label and the box before it. Takes focus; Enter, Space and a click switch it.
/// The box is reversed when it has the focus, the label underlined when the pointer is over it,
/// and all of it faint when disabled.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: ControlValue<Bool>
  private let label: Label

  private init(_ isOn: ControlValue<Bool>, label: Label) {
    self.isOn = isOn
    self.label = label
  }

  /// A toggle of a binding's value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(ControlValue(isOn), label: label())
  }

  /// A toggle of a subject's value.
  public init(
    isOn: CurrentValueSubject<Bool, Never>, @ViewBuilder label: () -> Label
  ) {
    self.init(ControlValue(isOn), label: label())
  }

  /// A toggle that shows the newest of `values`, off before the first, and runs `action` with what
  /// is wanted when it is switched.
  public init(
    isOn values: some Publisher<Bool, Never>, action: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(ControlValue(values, initial: false, action: action), label: label())
  }

  /// A button that looks like a box before its label.
  @MainActor
  public var body: some View {
    let values = isOn.displayedValue()
    Latest(values, default: values.initial ?? false) { value in
      Button {
        _ = isOn.setValue(!value)
      } label: {
        label
      }
      .replacingButtonStyles(CheckboxStyle(isOn: value))
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle of a binding's value.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle of a subject's value.
  public init(_ title: String, isOn: CurrentValueSubject<Bool, Never>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle that shows the newest of `values`, off before the first, and runs `action` with what
  /// is wanted when it is switched.
  public init(
    _ title: String, isOn values: some Publisher<Bool, Never>, action: @escaping (Bool) -> Void
  ) {
    self.init(isOn: values, action: action) { Text(title) }
  }
}

private struct CheckboxStyle: ButtonStyle {
  let isOn: Bool
  @Environment(\.usesASCII) private var usesASCII

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isOn ? usesASCII ? "[x]" : "[✓]" : "[ ]")
        .reversed(configuration.isFocused)
        .bold(isOn)
      configuration.label.underline(configuration.isHovered)
    }
    .dim(!configuration.isEnabled)
  }

  /// The button marks the pressed state.
  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.hovered, .focused, .disabled]
  }
}
