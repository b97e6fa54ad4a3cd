import Signals

/// A control that switches between on and off.
///
///     Toggle("Wi-Fi", isOn: $isConnected)
///     Toggle("Wi-Fi", isOn: connected)     // a subject
///
///     [✓] Wi-Fi    [ ] Wi-Fi
///
/// A toggle takes focus; Enter, Space and a click switch it. The ``ToggleStyle`` in the
/// environment determines its look: by default ``CheckboxToggleStyle``, in which a toggle is as
/// large as its label and the box before it.
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

  /// The toggle in its style.
  public var body: some View {
    let values = isOn.displayedValue()
    Latest(values, default: values.initial ?? false) { value in
      StyledToggle(
        configuration: ToggleStyleConfiguration(
          label: .init(content: AnyView(label)),
          isOn: Binding(get: { value }, set: { _ = isOn.setValue($0) }))
      )
      .accessibilityControl(.toggle, value: value ? "on" : "off", label: label as? Text)
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
