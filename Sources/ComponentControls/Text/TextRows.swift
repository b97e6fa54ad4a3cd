// A row is broken by itself: where it ends depends only on where it begins and on the text behind
// that. So rows before an edit stay, but for the two that may have looked at the edited part, and
// rows behind it stay as soon as a new row begins where an old one did.

/// The rows into which editable text is broken, as ranges of characters.
///
/// A row ends before the first word that does not fit, or before a newline. A word wider than a
/// row is broken at the last character that fits. Spaces stay at the end of the row that they
/// follow, even if they do not fit there, so that each character has one place.
package struct TextRows: Equatable {
  /// The range of each row, without its newline. There is at least one row.
  package private(set) var ranges: [Range<Int>] = []
  private let width: Int

  /// Breaks `text` into rows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The greatest width of a row in columns; less than 1 counts as 1.
  ///   - columns: Returns the width in columns of a character that is not ASCII.
  @MainActor
  package init(
    _ text: TextStorage, width: Int, columns: @MainActor (TextStorageCursor.Element) -> Int
  ) {
    self.width = max(1, width)
    var cursor = text.cursor(at: 0)
    var (rows, start) = ([Range<Int>](), Int?.some(0))
    while let first = start {
      start = breakRow(from: first, at: &cursor, into: &rows, columns)
    }
    ranges = rows
  }

  /// Breaks the rows again that `edit` has changed.
  ///
  /// - Parameters:
  ///   - edit: What has changed since the rows were those of the text.
  ///   - text: The text now.
  ///   - columns: Returns the width in columns of a character that is not ASCII.
  /// - Returns: The rows that may look different; if there are more or fewer rows than before, all
  ///   that follow the edit are among them, and those that are gone.
  @MainActor @discardableResult
  package mutating func update(
    after edit: TextEdit, of text: TextStorage,
    columns: @MainActor (TextStorageCursor.Element) -> Int
  ) -> Range<Int> {
    let oldCount = ranges.count
    // The end of a row is found by looking at no more than the row behind it and one character.
    let firstRow = max(0, row(of: edit.start) - 2)
    var new: [Range<Int>] = []
    var start = Int?.some(ranges[firstRow].lowerBound)
    var cursor = text.cursor(at: ranges[firstRow].lowerBound)
    while let first = start {
      if first >= edit.start + edit.newCount, let old = row(from: first - edit.shift) {
        let changedRow = self.firstRow(from: firstRow, differentFrom: new, before: edit)
        ranges.replaceSubrange(firstRow..<old, with: new)
        moveRows(from: firstRow + new.count, by: edit.shift)
        let isEqual = ranges.count == oldCount
        return changedRow..<(isEqual ? firstRow + new.count : max(oldCount, ranges.count))
      }
      start = breakRow(from: first, at: &cursor, into: &new, columns)
    }
    let changedRow = self.firstRow(from: firstRow, differentFrom: new, before: edit)
    ranges.replaceSubrange(firstRow..., with: new)
    return changedRow..<max(oldCount, ranges.count)
  }

  /// Returns the first row from `first` that is not among the `new` ones or ends behind the
  /// beginning of `edit`.
  private func firstRow(
    from first: Int, differentFrom new: [Range<Int>], before edit: TextEdit
  ) -> Int {
    first
      + zip(ranges[first...], new).prefix { $0 == $1 && $0.upperBound <= edit.start }.count
  }

  private mutating func moveRows(from first: Int, by shift: Int) {
    if shift == 0 { return }
    for row in first..<ranges.count {
      ranges[row] = ranges[row].lowerBound + shift..<ranges[row].upperBound + shift
    }
  }

  /// Adds the row that begins at `start`; returns where the next one begins.
  @MainActor
  private func breakRow(
    from start: Int, at cursor: inout TextStorageCursor, into rows: inout [Range<Int>],
    _ columns: @MainActor (TextStorageCursor.Element) -> Int
  ) -> Int? {
    var (used, wordStart) = (0, start)
    while let element = cursor.next() {
      var added = 1
      switch element {
      case .scalar("\n"):
        rows.append(start..<cursor.index - 1)
        return cursor.index
      case .scalar(" "):
        used += 1
        wordStart = cursor.index
        continue
      case .scalar(let scalar) where scalar.isASCII: break
      case .scalar, .cluster: added = columns(element)
      }
      if used + added > width, cursor.index > start + 1 {
        let end = wordStart > start ? wordStart : cursor.index - 1
        while cursor.index > end { _ = cursor.previous() }
        rows.append(start..<cursor.index)
        return cursor.index
      }
      used += added
    }
    rows.append(start..<cursor.index)
    return nil
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

  /// Returns the row that begins with the character at `index`, if there is one.
  private func row(from index: Int) -> Int? {
    let row = row(of: index)
    return ranges[row].lowerBound == index ? row : nil
  }
}
