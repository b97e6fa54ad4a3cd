import ComponentCore

/// The values of a list, which are taken one by one.
struct JSONFields {
  private var values: ArraySlice<JSONValue>

  /// The largest number of columns or rows.
  private static let lengthLimit = 2_000
  /// The largest time, in seconds: a day, which is replayed in seconds.
  private static let secondsLimit = 86_400

  init(_ values: [JSONValue]) {
    self.values = values[...]
  }

  mutating func string() throws(JSONValue.Failure) -> String {
    guard case .string(let text)? = values.popFirst() else { throw expected("a text") }
    return text
  }

  mutating func bool() throws(JSONValue.Failure) -> Bool {
    guard case .bool(let value)? = values.popFirst() else { throw expected("true or false") }
    return value
  }

  mutating func integer() throws(JSONValue.Failure) -> Int {
    guard case .number(let text)? = values.popFirst(), let number = Int32(text) else {
      throw expected("a whole number")
    }
    return Int(number)
  }

  /// Takes a column or row of the pointer, and where in it the pointer is: `12` is the center of
  /// cell 12, and `12.250` a quarter of it from its edge.
  mutating func place() throws(JSONValue.Failure) -> (cell: Int, fraction: Double) {
    let failure = expected("a whole number, or one with three decimals")
    guard case .number(let text)? = values.popFirst() else { throw failure }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.count == 2 ? parts[1] : "500"
    guard parts.count <= 2, let cell = Int32(parts[0]), digits.utf8.count == 3,
      let thousandths = UInt16(digits)
    else { throw failure }
    return (Int(cell), Double(thousandths) / 1_000)
  }

  /// Takes a number of columns or rows.
  mutating func length() throws(JSONValue.Failure) -> Int {
    guard case .number(let text)? = values.popFirst(), let number = Int(text),
      (1...JSONFields.lengthLimit).contains(number)
    else { throw expected("a size from 1 to \(JSONFields.lengthLimit)") }
    return number
  }

  /// Takes a time, which is exact to the microsecond.
  mutating func time() throws(JSONValue.Failure) -> Duration {
    guard case .number(let text)? = values.popFirst() else { throw expected("a time") }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? String(parts[1].prefix(6)) : "0"
    let zeros = String(repeating: "0", count: 6 - fraction.count)
    guard parts.count <= 2, let seconds = Int(parts[0]), let micros = Int(fraction + zeros),
      (0...JSONFields.secondsLimit).contains(seconds), text.first != "-", micros >= 0
    else { throw expected("a time in seconds of at most a day") }
    return .seconds(seconds) + .microseconds(micros)
  }

  /// Takes one of `names`, and returns its value.
  mutating func choice<Value>(
    _ what: String, _ names: [(String, Value)]
  ) throws(JSONValue.Failure) -> Value {
    guard case .string(let text)? = values.popFirst(),
      let value = names.first(where: { $0.0 == text })?.1
    else { throw expected(what) }
    return value
  }

  /// Takes modifier keys, if there are any.
  mutating func modifiers() throws(JSONValue.Failure) -> KeyModifiers {
    if values.isEmpty { return [] }
    var modifiers: KeyModifiers = []
    for name in try string().split(separator: "+") {
      guard let modifier = KeyModifiers.jsonNames.first(where: { $0.0 == name })?.1 else {
        throw JSONValue.Failure(message: "has an unknown modifier key")
      }
      modifiers.insert(modifier)
    }
    return modifiers
  }

  func expectEnd() throws(JSONValue.Failure) {
    if !values.isEmpty { throw JSONValue.Failure(message: "has too many values") }
  }

  private func expected(_ what: String) -> JSONValue.Failure {
    JSONValue.Failure(message: "lacks \(what)")
  }
}

extension KeyModifiers {
  static let jsonNames: [(String, KeyModifiers)] = [
    ("shift", .shift), ("alt", .alt), ("ctrl", .control), ("cmd", .command),
  ]

  /// The names, joined by `+`, as a JSON string that follows other values; empty for none.
  var jsonSuffix: String {
    let names = KeyModifiers.jsonNames.filter { contains($0.1) }.map(\.0)
    return names.isEmpty ? "" : ",\"" + names.joined(separator: "+") + "\""
  }
}
