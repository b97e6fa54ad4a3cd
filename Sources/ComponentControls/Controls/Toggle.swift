import Signals

/// A control that switches between on and off.
///
///     Toggle("Wi-Fi", isOn: $isConnected)
///     Toggle("Wi-Fi", isOn: connected)     // a subject
///
///     [✓] Wi-Fi    [ ] Wi-Fi
///
/// A toggle takes focus; Enter, Space and a click switch it. It is off before the first value of a
/// publisher. The ``ToggleStyle`` in the environment determines its look: by default
/// ``CheckboxToggleStyle``, in which a toggle is as large as its label and the box before it.
public struct Toggle<Label: View>: View {
  private nonisolated var isOn: ControlValue<Bool>
  private nonisolated var label: Label
  /// The properties that a style shows this toggle with.
  private nonisolated var configuration: ToggleStyleConfiguration?

  /// Creates a toggle that shows and changes a value.
  public nonisolated init(isOn: some ControlSource<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = ControlValue(isOn)
    self.label = label()
  }

  /// The toggle in its style.
  public var body: some View {
    if let configuration {
      StyledView(configuration)
    } else {
      Shared(isOn.displayedValue(), default: false) { shown in
        StyledToggle(label: label, isOn: shown) { _ = isOn.setValue($0) }
      }
    }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Toggle: Sendable {}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style, in the next outer style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    self.configuration = configuration
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that shows and changes a value.
  @_disfavoredOverload  // A literal may contain Markdown.
  public nonisolated init(_ title: String, isOn: some ControlSource<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A toggle in the style of its environment.
private struct StyledToggle<Label: View>: View {
  let label: Label
  let isOn: ShownValue<Bool>
  let setValue: (Bool) -> Void
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    StyledView(
      ToggleStyleConfiguration(
        label: .init(content: AnyView(StackedLabel(label: label))),
        isOn: Binding(get: { isOn.current }, set: setValue), shown: isOn)
    )
    .accessibilityControl(.toggle, value: .toggle(isOn), label: unshownLabel)
  }

  /// The label for assistive technology in case the style shows none.
  ///
  /// A publisher is followed only where labels are hidden. Elsewhere, each of its values would be
  /// received twice.
  private var unshownLabel: Text? {
    (label as? Text).flatMap { labelsAreHidden || $0.string.isConstant ? $0 : nil }
  }
}
