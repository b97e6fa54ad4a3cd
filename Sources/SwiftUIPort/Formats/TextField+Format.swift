extension TextField where Label == Text {
  /// Creates a field that edits a value in a format of Foundation.
  ///
  ///     TextField("Amount", value: $amount, format: .currency(code: "EUR"))
  ///
  /// The value changes when Enter is pressed or the focus leaves the field. A text that is not a
  /// value is then replaced by the text of the last value.
  public nonisolated init<Format: ParseableFormatStyle>(
    _ title: String = "", value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  )
  where
    Format.FormatInput: Equatable & SendableMetatype, Format.FormatOutput == String,
    Format: Sendable
  {
    self.init(title, value: value, format: ParsedFormat(style: format), prompt: prompt)
  }

  /// Creates a field that edits an optional value in a format of Foundation. An empty text stands
  /// for `nil`.
  public nonisolated init<Format: ParseableFormatStyle>(
    _ title: String = "", value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  )
  where
    Format.FormatInput: Equatable & SendableMetatype, Format.FormatOutput == String,
    Format: Sendable
  {
    self.init(title, value: value, format: ParsedFormat(style: format), prompt: prompt)
  }
}

/// A format of Foundation, as fields take it.
private nonisolated struct ParsedFormat<Style: ParseableFormatStyle & Sendable>: TextFormat
where Style.FormatInput: Equatable & SendableMetatype, Style.FormatOutput == String {
  let style: Style

  func format(_ value: Style.FormatInput) -> String { style.format(value) }

  func value(of text: String) -> Style.FormatInput? {
    try? style.parseStrategy.parse(text)
  }
}
