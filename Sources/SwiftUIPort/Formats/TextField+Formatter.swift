extension TextField where Label == Text {
  /// Creates a field that edits a value as the text of `formatter`.
  ///
  ///     TextField("Amount", value: $amount, formatter: NumberFormatter())
  ///
  /// The value changes when Enter is pressed or the focus leaves the field. A text that is not a
  /// value is then replaced by the text of the last value.
  public nonisolated init<Value: Equatable & SendableMetatype>(
    _ title: String = "", value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(title, value: value, format: FormatterFormat(formatter: formatter), prompt: prompt)
  }
}

/// A formatter of Foundation, as fields take it.
private nonisolated struct FormatterFormat<Value: Equatable & SendableMetatype>: TextFormat {
  // Fields use it on the main actor only.
  nonisolated(unsafe) let formatter: Formatter

  func format(_ value: Value) -> String { formatter.string(for: value) ?? "" }

  func value(of text: String) -> Value? {
    if let formatter = formatter as? NumberFormatter {
      return formatter.number(from: text) as? Value
    }
    if let formatter = formatter as? DateFormatter { return formatter.date(from: text) as? Value }
    return nil
  }
}
