extension Stepper where Label == Text {
  /// Creates a stepper that shows its value in a format after its title.
  public nonisolated init<Format: FormatStyle>(
    _ title: String, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>? = nil, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable & Sendable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step,
      label: { Text("\(title) \(format.format(value.wrappedValue))") },
      onEditingChanged: onEditingChanged)
  }
}
