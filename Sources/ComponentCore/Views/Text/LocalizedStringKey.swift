/// A string literal that may contain texts with an appearance of their own, and formatted numbers.
///
///     Text("\(Text(user).bold()) has \(count) new messages")
///     Text("\(celsius, specifier: "%.1f") °C")
///
/// It has the name of SwiftUI's type, so that programs compile. Nothing is localized: the text
/// is shown as it is written.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  let content: Text.Content

  /// Creates the content of `value`.
  public init(_ value: String) {
    content = .plain(ValueOrPublisher(value))
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

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      string += literal
    }

    /// Appends the description of `value`.
    public mutating func appendInterpolation(_ value: some Any) {
      string += String(describing: value)
    }

    /// Appends a text in its own appearance.
    public mutating func appendInterpolation(_ text: Text) {
      appendString()
      runs += text.runs
    }

    /// Appends `value` in the format of a specifier of `printf`, as far as it is for one number or
    /// string: `%.2f`, `%5d`, `%02X`, `%@`.
    ///
    /// Other specifiers append the description of `value`.
    public mutating func appendInterpolation(_ value: some Any, specifier: String) {
      string += FormatSpecifier(specifier)?.formatted(value) ?? String(describing: value)
    }

    private mutating func appendString() {
      if string.isEmpty { return }
      runs.append(TextRun(string: ValueOrPublisher(string)))
      string = ""
    }

    fileprivate var content: Text.Content {
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
