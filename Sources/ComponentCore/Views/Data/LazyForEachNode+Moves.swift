// What a change that keeps the rows does to the elements: see ``RowSourceNode``.

extension LazyForEachNode {
  func updateRows(_ changed: [Row]) {
    var hasNewNodes = false
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

  /// Returns those of the rows at `indices` whose elements the last change has replaced by others;
  /// `nil` if one of these has another identity.
  func changedRows(at indices: [Int], movedBy shift: Int) -> [Row]? {
    var changed: [Row] = []
    for row in order where indices.contains(row.index) {
      guard let element = data.element(at: row.index + shift), data.id(element) == row.id else {
        return nil
      }
      if !areEqual(row.view.element, element) { changed.append(row) }
    }
    return changed
  }

  /// Returns the rows at `indices` whose elements the last change has replaced by others of the
  /// same identity; `nil` if it has not moved all of these rows by `shift`.
  func changedRows(in indices: Range<Int>, movedBy shift: Int) -> [Row]? {
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
