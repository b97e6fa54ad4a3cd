/// A terminal emulator with a scrollback that breaks its lines anew when it is resized.
///
/// It understands what inline views send and records everything else as a violation. Every cluster
/// is taken to be one column wide.
struct ScrollingTerminal {
  private struct Row {
    var text: [Character] = []
    /// Whether the row continues in the next one, because text has been wrapped.
    var continues = false
  }

  private var rows: [Row] = [Row()]
  /// The index of the topmost row on the screen.
  private var top = 0
  private var (x, y) = (0, 0)
  private var (columns, height): (Int, Int)
  private var wraps = true
  private var hasBackground = false
  /// Whether lines are broken anew when the terminal gets another width.
  private let reflows: Bool
  private(set) var isCursorShown = true
  private(set) var violations: [String] = []

  init(columns: Int, rows height: Int, reflows: Bool = true) {
    (self.columns, self.height, self.reflows) = (columns, height, reflows)
  }

  /// The lines of the scrollback and the screen, without blanks at their ends. Wrapped rows are
  /// joined.
  var lines: [String] {
    var lines = [""]
    for row in rows {
      lines[lines.count - 1] += String(row.text)
      if !row.continues { lines.append("") }
    }
    lines = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The line of the cursor, from the first line of the scrollback, and its column.
  var cursor: (line: Int, column: Int) { (rows[..<y].count { !$0.continues }, x) }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let scalar = rest.unicodeScalars.popFirst() {
      switch scalar {
      case "\u{1B}": parseSequence(&rest)
      case "\n": lineFeed()
      case "\r": x = 0
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}": violations.append("a control character")
      default: show(Character(scalar))
      }
    }
  }

  private mutating func parseSequence(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return violations.append("not a control sequence") }
    let parameters = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(parameters.count)
    let number = Int(parameters.prefix { $0.isNumber }) ?? 0
    switch (String(parameters), rest.popFirst()) {
    case ("?7", let final): wraps = final == "h"
    case ("?25", let final): isCursorShown = final == "h"
    case (_, "m"): hasBackground = parameters.contains("4") || parameters.contains("7")
    case (_, "A"):
      if y - max(1, number) < top { violations.append("the cursor is moved off the screen") }
      y = max(top, y - max(1, number))
    case (_, "B"): y = min(top + height - 1, rows.count - 1, y + max(1, number))
    case (_, "C"): x = min(columns - 1, x + max(1, number))
    case (_, "G"): x = min(columns, max(1, number)) - 1
    case ("", "K"): truncate(row: y, at: x)
    case (_, "X"): for column in x..<min(columns, x + max(1, number)) { put(" ", at: column) }
    case ("", "J"):
      truncate(row: y, at: x)
      rows.removeSubrange((y + 1)...)
    case (_, "b"): for _ in 0..<max(1, number) { show(rows[y].text[x - 1]) }
    case (_, let final):
      violations.append("an unknown sequence: \(parameters)\(final.map(String.init) ?? "")")
    }
  }

  private mutating func lineFeed() {
    if y == top + height - 1 {
      if hasBackground { violations.append("a row with a background scrolls in") }
      top += 1
    }
    y += 1
    if y == rows.count { rows.append(Row()) }
  }

  private mutating func show(_ character: Character) {
    if x >= columns {
      if wraps {
        rows[y].continues = true
        lineFeed()
        x = 0
      } else {
        x = columns - 1
      }
    }
    put(character, at: x)
    x += 1
  }

  private mutating func put(_ character: Character, at column: Int) {
    while rows[y].text.count <= column { rows[y].text.append(" ") }
    rows[y].text[column] = character
  }

  private mutating func truncate(row: Int, at column: Int) {
    rows[row].text = Array(rows[row].text.prefix(column))
    rows[row].continues = false
  }

  // MARK: Resizing

  mutating func resize(columns: Int, rows height: Int) {
    if columns != self.columns { if reflows { reflow(to: columns) } else { x = min(x, columns) } }
    (self.columns, self.height) = (columns, height)
    // The screen keeps the row of the cursor. Rows below it go first.
    top = max(0, min(top, rows.count - 1), y - height + 1)
    if rows.count > top + height { rows.removeSubrange((top + height)...) }
  }

  private mutating func reflow(to columns: Int) {
    let cursor = self.cursor.line
    let offset = rows[..<y].reversed().prefix { $0.continues }.map(\.text.count).reduce(x, +)
    let oldTop = rows[..<top].count { !$0.continues }
    var lines: [[Character]] = [[]]
    for row in rows {
      lines[lines.count - 1] += row.text
      if row.continues { continue }
      while lines[lines.count - 1].last == " " { lines[lines.count - 1].removeLast() }
      lines.append([])
    }
    lines.removeLast()
    rows = []
    for (index, line) in lines.enumerated() {
      if index == oldTop { top = rows.count }
      if index == cursor { (x, y) = (offset % columns, rows.count + offset / columns) }
      var rest = line[...]
      repeat {
        rows.append(Row(text: Array(rest.prefix(columns)), continues: rest.count > columns))
        rest = rest.dropFirst(columns)
      } while !rest.isEmpty
    }
    while rows.count <= y { rows.append(Row()) }
  }
}
