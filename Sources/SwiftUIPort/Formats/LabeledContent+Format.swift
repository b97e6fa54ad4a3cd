extension LabeledContent where Label == Text, Content == Text {
  /// Creates a view of a value in a format, with a label.
  ///
  ///     LabeledContent("Price", value: price, format: .currency(code: "EUR"))
  @_disfavoredOverload  // A text needs no format.
  public nonisolated init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(String(title), value: format.format(value))
  }
}
