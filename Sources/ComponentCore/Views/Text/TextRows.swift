/// The rows into which editable text is broken, as ranges of characters.
///
/// A row ends before the first word that does not fit, or before a newline. A word wider than a
/// row is broken at the last character that fits. Spaces stay at the end of the row that they
/// follow, even if they do not fit there, so that each character has one place.
package struct TextRows: Equatable {
  /// The range of each row, without its newline. There is at least one row.
  package private(set) var ranges: [Range<Int>] = []

  /// Breaks `characters` into rows.
  ///
  /// - Parameters:
  ///   - characters: The text.
  ///   - width: The greatest width of a row in columns; less than 1 counts as 1.
  ///   - columns: Returns the width of a character in columns.
  package init(_ characters: [Character], width: Int, columns: (Character) -> Int) {
    let width = max(1, width)
    var (start, wordStart, used) = (0, 0, 0)
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        ranges.append(start..<index)
        (start, wordStart, used) = (index + 1, index + 1, 0)
        continue
      }
      let isSpace = character == " "
      let added = columns(character)
      if used + added > width, !isSpace, index > start {
        let end = wordStart > start ? wordStart : index
        ranges.append(start..<end)
        start = end
        wordStart = max(wordStart, start)
        used = characters[start..<index].reduce(0) { $0 + columns($1) }
      }
      used += added
      if isSpace { wordStart = index + 1 }
    }
    ranges.append(start..<characters.count)
  }

  /// Returns the row that shows the cursor before the character at `index`.
  package func row(of index: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= index { low = middle } else { high = middle }
    }
    return low
  }
}
