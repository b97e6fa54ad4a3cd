/// A date whose parts are changed one by one: a value, so that its keys can be tested alone.
struct DateEditor: Equatable {
  /// Which part is changed, and what was typed of it.
  struct Cursor: Equatable {
    /// The number of the part, without separators.
    var part = 0
    var typed = ""
  }

  var date: Date
  let parts: [DatePart]
  let calendar: Calendar
  let range: ClosedRange<Date>
  var cursor: Cursor

  private var fields: [DatePart] { parts.filter { $0.component != nil || $0 == .half } }

  var currentPart: DatePart? {
    fields.isEmpty ? nil : fields[min(cursor.part, fields.count - 1)]
  }

  // MARK: Text

  /// The texts of the parts and of what is between them.
  var pieces: [(part: DatePart, text: String)] { parts.map { ($0, text(of: $0)) } }

  private func text(of part: DatePart) -> String {
    if part == currentPart, !cursor.typed.isEmpty { return padded(cursor.typed, part, with: " ") }
    switch part {
    case .separator(let text): return text
    case .half: return hour < 12 ? "AM" : "PM"
    case .hourOfHalf: return padded("\((hour + 11) % 12 + 1)", part, with: " ")
    case .year, .month, .day, .hour, .minute:
      let number = part.component.map { calendar.component($0, from: date) } ?? 0
      return padded("\(number)", part, with: "0")
    }
  }

  private func padded(_ text: String, _ part: DatePart, with filler: String) -> String {
    String(repeating: filler, count: max(0, part.digits - text.count)) + text
  }

  private var hour: Int { calendar.component(.hour, from: date) }

  // MARK: Keys

  /// Handles a key; returns whether it has a meaning.
  mutating func handleKey(_ key: Key) -> Bool {
    switch key {
    case .left: return select(cursor.part - 1)
    case .right: return select(cursor.part + 1)
    case .home: return select(0)
    case .end: return select(fields.count - 1)
    case .up: step(by: 1)
    case .down: step(by: -1)
    case .backspace where !cursor.typed.isEmpty: cursor.typed.removeLast()
    case .character(let character): return type(character)
    default: return false
    }
    return true
  }

  /// Makes a part the current one; returns whether there is one with this number.
  private mutating func select(_ part: Int) -> Bool {
    guard fields.indices.contains(part) else { return false }
    commit()
    cursor = Cursor(part: part)
    return true
  }

  /// Makes the part at a column the current one.
  mutating func selectPart(atColumn column: Int) -> Bool {
    var (end, number) = (0, -1)
    for piece in pieces {
      end += piece.text.count
      if piece.part.component != nil || piece.part == .half { number += 1 }
      if column < end { break }
    }
    return select(max(0, number))
  }

  private mutating func step(by step: Int) {
    commit()
    guard let part = currentPart else { return }
    let (component, count) = part == .half ? (.hour, step * 12) : (part.component ?? .day, step)
    guard let new = calendar.date(byAdding: component, value: count, to: date) else { return }
    set(new)
  }

  private mutating func set(_ new: Date) {
    date = min(max(new, range.lowerBound), range.upperBound)
  }

  // MARK: Digits

  private mutating func type(_ character: Character) -> Bool {
    guard let part = currentPart else { return false }
    if part == .half {
      switch character.lowercased() {
      case "a" where hour >= 12: step(by: -1)
      case "p" where hour < 12: step(by: 1)
      case "a", "p": break
      default: return false
      }
      return true
    }
    guard character.isASCII, character.isNumber else { return false }
    cursor.typed.append(character)
    if isComplete(part) {
      commit()
      if cursor.part + 1 < fields.count { cursor.part += 1 }
    }
    return true
  }

  /// Whether no further digit can follow.
  private func isComplete(_ part: DatePart) -> Bool {
    guard let number = Int(cursor.typed) else { return false }
    return cursor.typed.count == part.digits
      || part != .year && number * 10 > limits(of: part).upperBound
  }

  private func limits(of part: DatePart) -> ClosedRange<Int> {
    switch part {
    case .year: 1...9999
    case .month: 1...(calendar.maximumRange(of: .month)?.count ?? 12)
    case .day: 1...(calendar.maximumRange(of: .day)?.count ?? 31)
    case .hour: 0...23
    case .hourOfHalf: 1...12
    case .minute: 0...59
    case .half, .separator: 0...0
    }
  }

  /// Puts what was typed into the date. A day that the month does not have becomes its last one.
  private mutating func commit() {
    defer { cursor.typed = "" }
    guard let part = currentPart, let component = part.component, let typed = Int(cursor.typed)
    else { return }
    let limits = limits(of: part)
    var number = min(max(typed, limits.lowerBound), limits.upperBound)
    if part == .hourOfHalf { number = number % 12 + (hour >= 12 ? 12 : 0) }
    var components = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    let day = components.day ?? 1
    components.setValue(number, for: component)
    components.day = 1
    guard let month = calendar.date(from: components),
      let length = calendar.range(of: .day, in: .month, for: month)?.count
    else { return }
    components.day = min(component == .day ? number : day, length)
    if let new = calendar.date(from: components) { set(new) }
  }
}
