import Components

@testable import TextBackend

/// A terminal emulator that understands the encoder's sequences and records everything else as a
/// violation.
///
/// It shares no code with the encoder except the widths of clusters.
struct TestTerminal {
  struct Cell: Equatable {
    var text = " "
    var codes: Set<String> = []
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
  private var last = ""

  init(columns: Int, rows: Int, filledWith text: String = " ") {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: Cell(text: text), count: columns), count: rows)
  }

  var text: [String] {
    rows.map { row in
      var text = row.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        parseSequence(&rest)
      } else if character == "\r" || character == "\r\n" || character == "\n" {
        if character != "\n" { x = 0 }
        if character != "\r" { moveDown() }
      } else if character.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control
      }) {
        violations.append("a control character in text")
      } else {
        show(String(character))
      }
    }
  }

  private mutating func parseSequence(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return violations.append("not a control sequence") }
    if rest.hasPrefix("?25h") || rest.hasPrefix("?25l") {
      isCursorShown = rest.hasPrefix("?25h")
      rest = rest.dropFirst(4)
      return
    }
    let parameters = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(parameters.count)
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first ?? nil
    switch rest.popFirst() {
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
      violations.append("an unknown sequence: \(parameters)\(final.map(String.init) ?? "")")
    }
  }

  private mutating func moveDown() {
    if y == rows.count - 1 { return violations.append("a line feed in the last row") }
    y += 1
  }

  private mutating func moveCursor(row: Int, column: Int) {
    if row < 1 || row > rows.count || column < 1 || column > columns {
      violations.append("the cursor is sent off the screen: \(row);\(column)")
    }
    y = min(max(row, 1), rows.count) - 1
    x = min(max(column, 1), columns) - 1
  }

  private mutating func erase(_ count: Int) {
    if codes.contains(where: { $0.hasPrefix("bg") }) { violations.append("erased to a color") }
    for column in x..<min(columns, x + count) { rows[y][column] = Cell() }
  }

  private mutating func show(_ cluster: String) {
    let width = cluster.compactMap { Sanitizer.cluster(of: $0)?.width }.reduce(0, +)
    if x + width > columns { return violations.append("written beyond the edge") }
    rows[y][x] = Cell(text: cluster, codes: codes)
    if width == 2 { rows[y][x + 1] = Cell(text: "", codes: codes) }
    // Terminals disagree about the cursor's position after the last column.
    x = min(x + width, columns)
    last = cluster
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

extension Frame {
  /// The cells of a true-color terminal that shows the frame.
  var cells: [[TestTerminal.Cell]] {
    (0..<rows).map { y in
      (0..<columns).map { x in
        TestTerminal.Cell(text: self[x, y].text, codes: self[x, y].attributes.codes)
      }
    }
  }
}

extension Attributes {
  fileprivate var codes: Set<String> {
    var codes: Set<String> = []
    for (flag, name) in [
      (isBold, "bold"), (isDim, "dim"), (isItalic, "italic"), (isUnderlined, "underline"),
      (isReversed, "reverse"), (isStrikethrough, "strikethrough"),
    ] where flag == true { codes.insert(name) }
    for (color, ground) in [(foreground, "fg"), (background, "bg")] {
      switch color?.value {
      case .palette(let index): codes.insert("\(ground) \(index)")
      case .rgb(let red, let green, let blue): codes.insert("\(ground) \(red),\(green),\(blue)")
      default: break
      }
    }
    return codes
  }
}
