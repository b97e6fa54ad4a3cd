/// A string literal that may contain Markdown, texts with an appearance of their own, and
/// formatted numbers.
///
///     Text("Press **Enter** to read the [manual](https://example.com)")
///     Text("\(Text(user).bold()) has \(count) new messages")
///     Text("\(celsius, specifier: "%.1f") °C")
///
/// The Markdown is that inside of lines: `*italic*`, `**bold**`, `~~struck through~~`, code
/// between backticks, which looks like other text, `[title](URL)`, `<URL>`, and a backslash before
/// punctuation that is meant as such. Links are underlined in the accent color; a terminal with
/// hyperlinks (OSC 8) opens them in its own way, and a ``Link`` is one that takes the focus.
/// Interpolated values are shown as they are, so that data cannot change how a text looks.
///
/// It has the name of SwiftUI's type, so that programs compile. Nothing is localized.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  let content: Text.Content

  /// Creates the content of `value`, which may contain Markdown.
  public init(_ value: String) {
    var parts = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    parts.appendLiteral(value)
    content = parts.content
  }

  /// Creates the content of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates the content of a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    content = stringInterpolation.content
  }

  /// The parts of a literal with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var runs: [TextRun] = []
    /// The string after the last text.
    private var string = ""
    /// The literal and the values, if the literal may contain Markdown.
    private var markdown: InlineMarkdown?

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if markdown == nil, InlineMarkdown.mayOccur(in: literal) {
        appendString()
        markdown = InlineMarkdown(after: runs)
      }
      if markdown == nil { string += literal } else { markdown?.append(literal: literal) }
    }

    /// Appends the description of `value`.
    public mutating func appendInterpolation(_ value: some Any) {
      append(String(describing: value))
    }

    /// Appends a text in its own appearance.
    public mutating func appendInterpolation(_ text: Text) {
      appendString()
      if markdown == nil { runs += text.runs } else { markdown?.append(text.runs) }
    }

    /// Appends `value` in the format of a specifier of `printf`, as far as it is for one number or
    /// string: `%.2f`, `%5d`, `%02X`, `%@`.
    ///
    /// Other specifiers append the description of `value`.
    public mutating func appendInterpolation(_ value: some Any, specifier: String) {
      append(FormatSpecifier(specifier)?.formatted(value) ?? String(describing: value))
    }

    /// Appends characters that are no Markdown.
    private mutating func append(_ value: String) {
      if markdown == nil { string += value } else { markdown?.append(value: value) }
    }

    private mutating func appendString() {
      if string.isEmpty { return }
      runs.append(TextRun(string: ValueOrPublisher(string)))
      string = ""
    }

    fileprivate var content: Text.Content {
      if let markdown { return markdown.content }
      if runs.isEmpty { return .plain(ValueOrPublisher(string)) }
      var copy = self
      copy.appendString()
      return .styled(copy.runs)
    }
  }
}

extension Text {
  /// Creates a view of a literal, in which texts may be interpolated.
  ///
  ///     Text("Press \(Text("Enter").bold()) to continue")
  public init(_ key: LocalizedStringKey) {
    self.init(content: key.content)
  }
}
