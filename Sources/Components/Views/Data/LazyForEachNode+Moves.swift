// Most changes of a large collection are out of sight. Then the rows that have nodes stay as they
// are and need not be created, compared or described again: only their indices may change.

extension LazyForEachNode {
  /// Follows a change of the data that leaves the rows which have nodes as they are; returns
  /// `false` if it does not.
  func movesRowsOnly() -> Bool {
    guard shownVersion == version - 1, copies.isEmpty, leaving.isEmpty, let stack = lazyStack else {
      return false
    }
    guard let moves = stack.moveRows(of: self) else { return false }
    if moves.contains(where: { $0.shift != 0 }) {
      for row in order {
        row.index += moves.first { $0.rows.contains(row.index) }?.shift ?? 0
      }
    }
    shownVersion = version
    data.forgetOldData()
    return true
  }

  func shift(ofRows indices: Range<Int>) -> Int? {
    data.shift(of: indices) { index, element in
      guard let row = rows[data.id(element)], row.index == index else { return false }
      return areEqual(row.view.element, element)
    }
  }
}
