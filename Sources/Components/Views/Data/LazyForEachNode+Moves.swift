// Most changes of a large collection are out of sight, or update single elements. Then the rows
// that have nodes stay side by side: they need not be created or looked for again, only their
// indices may change, and only the views of changed elements are described again.

extension LazyForEachNode {
  /// Follows a change of the data that leaves the rows which have nodes side by side; returns
  /// `false`, and does nothing, if it does not.
  func keepRows() -> Bool {
    guard shownVersion == version - 1, copies.isEmpty, leaving.isEmpty, let stack = lazyStack else {
      return false
    }
    guard let moves = stack.moveRows(of: self) else {
      changed = []
      return false
    }
    for row in order {
      for move in moves where move.rows.contains(row.index) {
        row.index += move.shift
        break
      }
    }
    shownVersion = version
    data.forgetOldData()
    if !changed.isEmpty { updateChangedRows() }
    return true
  }

  private func updateChangedRows() {
    var hasNewNodes = false
    let changed = changed
    self.changed = []
    for row in changed {
      // The update of one row may have made the container ask for all of them again.
      guard rows[row.id] === row, row.version != version,
        let element = data.element(at: row.index)
      else { continue }
      let old = row.view.node
      row.version = version
      update(row, with: element)
      if row.view.node !== old { hasNewNodes = true }
    }
    if hasNewNodes { elementsDidChange() }
  }

  func shift(ofRows indices: Range<Int>) -> Int? {
    let shifts = data.shifts
    for shift in shifts where data.sharesElements(of: indices, movedBy: shift) { return shift }
    for shift in shifts {
      if let changed = changedRows(in: indices, movedBy: shift) {
        self.changed += changed
        return shift
      }
    }
    return nil
  }

  /// Returns the rows at `indices` whose elements the last change has replaced by others of the
  /// same identity; `nil` if it has not moved all of these rows by `shift`.
  private func changedRows(in indices: Range<Int>, movedBy shift: Int) -> [Row]? {
    var changed: [Row] = []
    for index in indices {
      guard let element = data.element(at: index + shift), let row = rows[data.id(element)],
        row.index == index
      else { return nil }
      if !areEqual(row.view.element, element) { changed.append(row) }
    }
    return changed
  }
}
