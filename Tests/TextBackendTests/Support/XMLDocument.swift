/// A document that has been read by a strict parser of the subset of XML that pictures use.
///
/// The parser rejects everything that is not well-formed: tags that do not match, repeated
/// attributes, unknown entities, `<` or `&` as text, characters that XML excludes, a second root.
struct XMLDocument {
  /// An element with its attributes and contents.
  struct Element {
    var name: String
    var attributes: [String: String] = [:]
    var children: [Element] = []
    /// The text in the element, and in those within.
    var text = ""

    /// The elements within that are named `name`, in the order of the document.
    func all(_ name: String) -> [Element] {
      children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }
  }

  /// What is wrong with a document.
  struct Failure: Error {
    var message: String
  }

  let root: Element

  init(_ text: String) throws {
    var parser = XMLParser(rest: text.unicodeScalars[...])
    root = try parser.document()
  }
}

private struct XMLParser {
  var rest: Substring.UnicodeScalarView

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  mutating func document() throws -> XMLDocument.Element {
    for scalar in rest where !XMLParser.isCharacter(scalar) {
      throw failure("contains U+\(String(scalar.value, radix: 16))")
    }
    if skip("<!DOCTYPE ") {
      _ = take { $0 != ">" }
      try expect(">")
      skipBlanks()
    }
    try expect("<")
    let root = try element()
    skipBlanks()
    if !rest.isEmpty { throw failure("goes on after its root") }
    return root
  }

  /// Whether XML 1.0 allows the character; control characters are excluded though it does.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private mutating func element() throws -> XMLDocument.Element {
    var element = XMLDocument.Element(name: try name())
    while skipBlanks() {
      if rest.first == ">" || rest.first == "/" { break }
      let attribute = try name()
      try expect("=\"")
      let value = try self.text(until: "\"")
      try expect("\"")
      guard element.attributes.updateValue(value, forKey: attribute) == nil else {
        throw failure("repeats an attribute")
      }
    }
    if skip("/>") { return element }
    try expect(">")
    while !skip("</") {
      if skip("<") {
        let child = try self.element()
        element.text += child.text
        element.children.append(child)
      } else {
        element.text += try self.text(until: "<")
      }
    }
    guard try name() == element.name else { throw failure("closes another element") }
    try expect(">")
    return element
  }

  private mutating func name() throws -> String {
    let name = take { $0.properties.isAlphabetic || "0123456789-_:".unicodeScalars.contains($0) }
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else {
      throw failure("lacks a name")
    }
    return name
  }

  /// Returns text with its entities replaced, up to one of the characters that end it.
  private mutating func text(until end: Unicode.Scalar) throws -> String {
    var text = take { $0 != end && $0 != "&" && $0 != "<" }
    while skip("&") {
      let name = take { $0 != ";" && $0.properties.isAlphabetic }
      guard let scalar = XMLParser.entities[name] else { throw failure("has a bare ampersand") }
      try expect(";")
      text.unicodeScalars.append(scalar)
      text += take { $0 != end && $0 != "&" && $0 != "<" }
    }
    if rest.first != end { throw failure("has a bare < or ends early") }
    return text
  }

  private mutating func take(while isTaken: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: isTaken)
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    !take { $0 == " " || $0 == "\n" }.isEmpty
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func expect(_ text: String) throws {
    if !skip(text) { throw failure("lacks \(text)") }
  }

  private func failure(_ message: String) -> XMLDocument.Failure {
    let place = String(rest.prefix(40)).unicodeScalars.map { $0.escaped(asASCII: true) }
    return XMLDocument.Failure(message: "The document \(message): \(place.joined())")
  }
}
