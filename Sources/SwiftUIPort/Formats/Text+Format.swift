extension Text {
  /// Creates a view of a value in a format of Foundation.
  ///
  ///     Text(price, format: .currency(code: "EUR"))
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a view of a value in the format of `formatter`.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value in a format of Foundation.
  ///
  ///     Text("Total: \(price, format: .currency(code: "EUR"))")
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendLiteral(format.format(input))
  }

  /// Appends a value in the format of `formatter`.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendLiteral(formatter.string(for: subject) ?? "")
  }
}
