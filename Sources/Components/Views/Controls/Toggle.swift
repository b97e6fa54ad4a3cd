import Signals

/// A control that switches between on and off.
///
///     Toggle("Wi-Fi", isOn: $isConnected)
///     Toggle("Wi-Fi", isOn: connected)     // a subject
///
///     [✓] Wi-Fi    [ ] Wi-Fi
///
/// A toggle is as large as its label and the box before it. It takes focus; Enter, Space and a
/// click switch it. The box has swapped colors while the toggle has the focus, the label is
/// underlined while the pointer is over the toggle, and everything is faint while the toggle is
/// disabled.
public struct Toggle<Label: View>: View {
  private nonisolated var isOn: ControlValue<Bool>
  private nonisolated var label: Label

  private nonisolated init(_ isOn: ControlValue<Bool>, label: Label) {
    self.isOn = isOn
    self.label = label
  }

  /// Creates a toggle that shows and changes the value of a binding.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(ControlValue(isOn), label: label())
  }

  /// Creates a toggle that shows the value of a subject and sends changes to it.
  public nonisolated init(
    isOn: CurrentValueSubject<Bool, Never>, @ViewBuilder label: () -> Label
  ) {
    self.init(ControlValue(isOn), label: label())
  }

  /// Creates a toggle that shows the newest of `values` and runs `action` with the opposite when
  /// the user switches it. The toggle is off before the first value.
  public nonisolated init(
    isOn values: some Publisher<Bool, Never>, action: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(ControlValue(values, initial: false, action: action), label: label())
  }

  /// A button that shows a box before the label.
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

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Toggle: Sendable {}

extension Toggle where Label == Text {
  /// Creates a toggle that shows and changes the value of a binding.
  public nonisolated init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle that shows the value of a subject and sends changes to it.
  public nonisolated init(_ title: String, isOn: CurrentValueSubject<Bool, Never>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle that shows the newest of `values` and runs `action` with the opposite when
  /// the user switches it. The toggle is off before the first value.
  public nonisolated init(
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
