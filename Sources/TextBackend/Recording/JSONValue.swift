/// A JSON value in a line of text.
enum JSONValue: Hashable {
  case null
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The reason why a text is not JSON.
  struct Failure: Error {
    var message: String
  }

  /// Parses `text`, which holds one value and nothing else.
  init(_ text: some StringProtocol) throws(Failure) {
    var parser = JSONParser(text)
    self = try parser.value(depth: 0)
    try parser.expectEnd()
  }
}

private struct JSONParser {
  private var rest: ArraySlice<UInt8>
  /// The number of values that may be nested.
  private static let depthLimit = 8

  init(_ text: some StringProtocol) {
    rest = Array(text.utf8)[...]
  }

  mutating func value(depth: Int) throws(JSONValue.Failure) -> JSONValue {
    guard depth < JSONParser.depthLimit else { throw failure("is nested too deeply") }
    skipBlanks()
    switch rest.first {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where "-0123456789".utf8.contains(byte): return try number()
    default: break
    }
    let literals: [(String, JSONValue)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (literal, value) in literals where skip(literal) { return value }
    throw rest.isEmpty ? failure("ends early") : failure("is not JSON")
  }

  mutating func expectEnd() throws(JSONValue.Failure) {
    skipBlanks()
    if !rest.isEmpty { throw failure("goes on after its value") }
  }

  private mutating func array(_ depth: Int) throws(JSONValue.Failure) -> JSONValue {
    var values: [JSONValue] = []
    _ = skip("[")
    skipBlanks()
    if skip("]") { return .array([]) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipBlanks()
    } while skip(",")
    guard skip("]") else { throw failure("lacks a ]") }
    return .array(values)
  }

  private mutating func object(_ depth: Int) throws(JSONValue.Failure) -> JSONValue {
    var values: [String: JSONValue] = [:]
    _ = skip("{")
    skipBlanks()
    if skip("}") { return .object([:]) }
    repeat {
      skipBlanks()
      guard rest.first == UInt8(ascii: "\"") else { throw failure("lacks a name in quotes") }
      let name = try string()
      skipBlanks()
      guard skip(":") else { throw failure("lacks a :") }
      values[name] = try value(depth: depth + 1)
      skipBlanks()
    } while skip(",")
    guard skip("}") else { throw failure("lacks a }") }
    return .object(values)
  }

  private mutating func number() throws(JSONValue.Failure) -> JSONValue {
    let digits = rest.prefix { "+-.eE0123456789".utf8.contains($0) }
    rest = rest.dropFirst(digits.count)
    let text = String(decoding: digits, as: UTF8.self)
    guard Double(text)?.isFinite == true else { throw failure("has a number that is none") }
    return .number(text)
  }

  private mutating func string() throws(JSONValue.Failure) -> String {
    _ = skip("\"")
    var units: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += String(try escape()).utf8
      case 0..<0x20: throw failure("has a control character in a string")
      default: units.append(byte)
      }
    }
    throw failure("lacks the end of a string")
  }

  /// Returns the scalar of an escape whose backslash has been read.
  private mutating func escape() throws(JSONValue.Failure) -> Unicode.Scalar {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      let unit = try codeUnit()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xDC00, skip("\\u") else { throw failure("has half of a character") }
      let low = try codeUnit()
      guard (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { throw failure("has half of a character") }
      return scalar
    case let byte? where "\"\\/".utf8.contains(byte): return Unicode.Scalar(byte)
    default: throw failure("has an unknown escape")
    }
  }

  private mutating func codeUnit() throws(JSONValue.Failure) -> UInt32 {
    let digits = String(decoding: rest.prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt32(digits, radix: 16)
    else { throw failure("has an unknown escape") }
    rest = rest.dropFirst(4)
    return unit
  }

  private mutating func skipBlanks() {
    rest = rest.drop { [0x20, 0x09, 0x0D].contains($0) }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private func failure(_ message: String) -> JSONValue.Failure {
    JSONValue.Failure(message: message)
  }
}
