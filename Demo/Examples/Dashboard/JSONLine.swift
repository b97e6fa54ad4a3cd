/// A parser of a JSON object that contains no other one and no array.
struct JSONLine {
  private var rest: Substring.UnicodeScalarView

  /// Returns the values in `line` in their order; `nil` if it is no such object.
  static func values(of line: String) -> [(name: String, text: String, number: Double?)]? {
    var (parser, values) = (JSONLine(rest: line[...].unicodeScalars), [(String, String, Double?)]())
    guard parser.skip("{") else { return nil }
    while !parser.skip("}") {
      guard values.isEmpty || parser.skip(","), parser.skip("\""), let name = parser.string(),
        parser.skip(":"), let (text, number) = parser.value()
      else { return nil }
      values.append((name, text, number))
    }
    return parser.rest.allSatisfy { $0 == " " } ? values : nil
  }

  /// Skips blanks, and `scalar` if it follows them.
  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    return rest.first == scalar && rest.popFirst() != nil
  }

  private mutating func value() -> (text: String, number: Double?)? {
    if skip("\"") { return string().map { ($0, nil) } }
    let word = String(rest.prefix { $0 != "," && $0 != "}" && $0 != " " })
    rest = rest.dropFirst(word.unicodeScalars.count)
    if ["null", "true", "false"].contains(word) { return (word, nil) }
    guard word.allSatisfy({ "-+.eE0123456789".contains($0) }), !word.hasPrefix("+"),
      let number = Double(word), number.isFinite
    else { return nil }
    return (word, number)
  }

  /// Returns the text before the quotation mark that ends it, with blanks for tabs and line feeds.
  private mutating func string() -> String? {
    var units: [UInt16] = []
    while let scalar = rest.popFirst(), scalar != "\"" {
      switch scalar == "\\" ? rest.popFirst() : nil {
      case "n", "t": units += " ".utf16
      case "u":
        guard let unit = UInt16(String(rest.prefix(4)), radix: 16) else { return nil }
        units.append(unit)
        rest = rest.dropFirst(4)
      case let letter: units += (letter ?? scalar).utf16
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
