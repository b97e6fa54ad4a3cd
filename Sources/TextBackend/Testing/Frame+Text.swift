import ComponentCore

extension Frame {
  /// The rows as strings, from top to bottom, without trailing spaces.
  public var lines: [String] {
    (0..<rows).map { row in
      let text = cells(row: row).map(\.text).joined()
      return String(text.droppingTrailing(" "))
    }
  }

  /// The cells of a row, from the leading to the trailing edge.
  func cells(row: Int) -> [Cell] {
    cellRows[row]
  }

  /// Returns the text in `area` without borders: its words, with one space between those of a row
  /// and a line feed between rows.
  func words(in area: Rect) -> String {
    let area = area.intersection(Rect(x: 0, y: 0, width: columns, height: rows))
    let lines = area.rows.map { row in
      let text = area.columns.map { self[$0, row].text }.joined()
      return text.filter { !$0.isBorder }.split(separator: " ").joined(separator: " ")
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Character {
  /// Whether it is one of the box drawing characters or block elements of Unicode.
  fileprivate var isBorder: Bool {
    unicodeScalars.allSatisfy { (0x2500...0x259F).contains($0.value) }
  }
}

extension BidirectionalCollection where Element: Equatable {
  /// Returns the collection without `element` at its end.
  func droppingTrailing(_ element: Element) -> SubSequence {
    var rest = self[...]
    while rest.last == element { rest.removeLast() }
    return rest
  }
}
