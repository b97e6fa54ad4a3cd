import Components

@testable import TextBackend

/// A terminal emulator that understands the encoder's sequences and records everything else as a
/// violation.
///
/// It shares no code with the encoder, nor data: it takes widths from the C library.
struct TestTerminal {
  struct Cell: Equatable {
    var text = " "
    var codes: Set<String> = []
    /// The destination of the hyperlink of its text.
    var link: String?

    /// This cell without what nobody sees: attributes of a blank other than its background, unless
    /// it has a line or is reversed.
    var visible: Cell {
      if text != " " || !codes.isDisjoint(with: ["underline", "reverse", "strikethrough"]) {
        return self
      }
      return Cell(text: text, codes: codes.filter { $0.hasPrefix("bg") }, link: link)
    }
  }

  /// What terminals do in different ways.
  struct Behavior: Sendable, CaseIterable {
    var widths = TextWidths.clusters
    /// Whether the other half of a wide glyph that loses a cell becomes blank.
    var blanksHalves = true

    static let allCases = [
      Behavior(), Behavior(widths: .scalars), Behavior(widths: .scalars, blanksHalves: false),
      Behavior(widths: .knownScalars),
    ]
  }

  private(set) var rows: [[Cell]]
  private(set) var violations: [String] = []
  /// The position of the cursor, if it is visible.
  var cursor: Point? { isCursorShown ? Point(x: x, y: y) : nil }
  private var isCursorShown = false
  private let columns: Int
  private var x = 0
  private var y = 0
  private var codes: Set<String> = []
  private var link: String?
  private var last = ""
  private var region: ClosedRange<Int>
  private let behavior: Behavior

  init(
    columns: Int, rows: Int, filledWith text: String = " ", behavior: Behavior = Behavior()
  ) {
    self.columns = columns
    self.behavior = behavior
    region = 0...rows - 1
    self.rows = Array(repeating: Array(repeating: Cell(text: text), count: columns), count: rows)
  }

  var text: [String] {
    rows.map { row in
      var text = row.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The cells without what nobody sees.
  var visibleRows: [[Cell]] { rows.map { $0.map(\.visible) } }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": parseSequence(&rest)
      case "\r": x = 0
      case "\u{8}":
        if x == 0 || x == columns { violations.append("a backspace at the edge") }
        x = max(0, x - 1)
      case "\n": moveDown()
      case _ where scalar.properties.generalCategory == .control:
        violations.append("a control character in text")
      default:
        let text = rest.prefix { $0.properties.generalCategory != .control }
        rest = rest.dropFirst(text.count)
        for cluster in String(scalar) + String(text) { show(String(cluster)) }
      }
    }
  }

  private mutating func parseSequence(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "[": break
    case "]": return parseLink(&rest)
    case "D": return moveDown()
    case "M": return moveUp()
    default: return violations.append("not a control sequence")
    }
    if rest.first == "?" {
      let mode = String(rest.prefix(4))
      if !["?25h", "?25l"].contains(mode) { violations.append("an unknown mode: \(mode)") }
      isCursorShown = mode == "?25h"
      rest = rest.dropFirst(4)
      return
    }
    let parameters = String(rest.prefix { ("0"..."9").contains($0) || $0 == ";" })
    rest = rest.dropFirst(parameters.count)
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first ?? nil
    switch rest.popFirst() {
    case "r": setRegion(numbers)
    case "L" where region.contains(y): scroll(from: y, by: -(first ?? 1))
    case "H": moveCursor(row: first ?? 1, column: numbers.count > 1 ? numbers[1] ?? 1 : 1)
    case "G": moveCursor(row: y + 1, column: first ?? 1)
    case "A": moveCursor(row: y + 1 - (first ?? 1), column: x + 1)
    case "B": moveCursor(row: y + 1 + (first ?? 1), column: x + 1)
    case "C": moveCursor(row: y + 1, column: x + (first ?? 1) + 1)
    case "D": moveCursor(row: y + 1, column: x - (first ?? 1) + 1)
    case "K": erase(columns - x)
    case "X": erase(first ?? 1)
    case "J": for row in rows.indices { rows[row] = Array(repeating: Cell(), count: columns) }
    case "b": for _ in 0..<(first ?? 1) { show(last) }
    case "m": setCodes(numbers.map { $0 ?? 0 })
    case let final:
      violations.append("an unknown sequence: \(parameters)\(final.map { String($0) } ?? "")")
    }
  }

  /// Parses `8;id=1;https://example.com`, or `8;;` at the end of a link.
  private mutating func parseLink(_ rest: inout Substring.UnicodeScalarView) {
    let command = String(rest.prefix { $0 != "\u{1B}" })
    rest = rest.dropFirst(command.unicodeScalars.count)
    let fields = command.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0] == "8", rest.starts(with: "\u{1B}\\".unicodeScalars) else {
      return violations.append("an unknown command: \(command)")
    }
    rest = rest.dropFirst(2)
    link = fields[2].isEmpty ? nil : String(fields[2])
  }

  private mutating func moveDown() {
    if y == region.upperBound {
      scroll(from: region.lowerBound, by: 1)
    } else if y == rows.count - 1 {
      violations.append("a line feed in the last row")
    } else {
      y += 1
    }
  }

  private mutating func moveUp() {
    if y == region.lowerBound {
      scroll(from: y, by: -1)
    } else if y == 0 {
      violations.append("a reverse index in the first row")
    } else {
      y -= 1
    }
  }

  /// Moves the rows of the region from `top` on up, or down if `count` is negative.
  private mutating func scroll(from top: Int, by count: Int) {
    if Cell(codes: codes).visible != Cell() { violations.append("scrolled in a style") }
    let old = rows
    for row in top...region.upperBound {
      let source = row + count
      let isBlank = source < top || source > region.upperBound
      rows[row] = isBlank ? Array(repeating: Cell(codes: codes), count: columns) : old[source]
    }
  }

  private mutating func setRegion(_ numbers: [Int?]) {
    let (top, bottom) = (numbers.first ?? nil, numbers.count > 1 ? numbers[1] : nil)
    region = (top ?? 1) - 1...(bottom ?? rows.count) - 1
    (x, y) = (0, 0)
  }

  private mutating func moveCursor(row: Int, column: Int) {
    if row < 1 || row > rows.count || column < 1 || column > columns {
      violations.append("the cursor is sent off the screen: \(row);\(column)")
    }
    y = min(max(row, 1), rows.count) - 1
    x = min(max(column, 1), columns) - 1
  }

  private mutating func erase(_ count: Int) {
    if Cell(codes: codes).visible != Cell() { violations.append("erased to a style") }
    for column in x..<min(columns, x + count) { rows[y][column] = Cell(codes: codes) }
  }

  private mutating func show(_ cluster: String) {
    for (text, width) in behavior.widths.glyphs(of: cluster) { show(text, width) }
    last = cluster
  }

  private mutating func show(_ text: String, _ width: Int) {
    if width == 0 {
      if x > 0 { rows[y][x - 1].text += text }
      return
    }
    if x + width > columns { return violations.append("written beyond the edge") }
    if behavior.blanksHalves {
      if rows[y][x].text == "", x > 0 { rows[y][x - 1].text = " " }
      if x + width < columns, rows[y][x + width].text == "" { rows[y][x + width].text = " " }
    }
    rows[y][x] = Cell(text: text, codes: codes, link: link)
    if width == 2 { rows[y][x + 1] = Cell(text: "", codes: codes) }
    // Terminals disagree about the cursor's position after the last column.
    x = min(x + width, columns)
  }

  private mutating func setCodes(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: codes = []
      case 1: codes.insert("bold")
      case 2: codes.insert("dim")
      case 3: codes.insert("italic")
      case 4: codes.insert("underline")
      case 7: codes.insert("reverse")
      case 9: codes.insert("strikethrough")
      case 22: codes.subtract(["bold", "dim"])
      case 23: codes.remove("italic")
      case 24: codes.remove("underline")
      case 27: codes.remove("reverse")
      case 29: codes.remove("strikethrough")
      case 30...37, 90...97: setColor("fg", "\(number < 90 ? number - 30 : number - 82)")
      case 40...47, 100...107: setColor("bg", "\(number < 100 ? number - 40 : number - 92)")
      case 39: setColor("fg", nil)
      case 49: setColor("bg", nil)
      case 38, 48:
        let count = rest.first == 5 ? 2 : 4
        setColor(
          number == 38 ? "fg" : "bg",
          rest.prefix(count).dropFirst().map(String.init).joined(separator: ","))
        rest = rest.dropFirst(count)
      default: violations.append("an unknown SGR parameter: \(number)")
      }
    }
  }

  private mutating func setColor(_ ground: String, _ color: String?) {
    codes = codes.filter { !$0.hasPrefix(ground) }
    if let color { codes.insert("\(ground) \(color)") }
  }
}
