@_spi(Nodes) import ComponentCore

extension LazyStackNode {
  func moveRows(of source: RowSourceNode) -> [RowMove]? {
    guard !isUpdating, wasPlaced, !hasLeavingChildren, let first = firstVisibleRow else {
      return nil
    }
    let (old, new) = (rows, rows.counted)
    // Without an anchor, the end of the stack or another row is to be shown. In a grid, rows
    // change their lines.
    if new.count != old.count, anchor?.row == nil || grid != nil { return nil }
    var moves: [RowMove] = []
    func newShift(of rows: Range<Int>) -> Int? {
      old.shift(of: rows, to: new, changing: source, &moves)
    }
    guard let shift = newShift(of: window), shift == 0 || !staysAtBeginning && grid == nil else {
      return nil
    }
    let newWindow = window.lowerBound + shift..<window.upperBound + shift
    guard covers(visible, with: newWindow, of: new.count),
      let outside = rowsOutsideWindow(movedBy: newShift),
      moveShownRows(by: shift, to: newWindow, outside, in: new)
    else { return nil }
    if anchor?.row != nil {
      anchor = RowAnchor(row: first.index + shift, position: first.position)
    }
    if shift != 0 {
      setNeedsLayout()
    } else if new.count != old.count {
      lengthDidChange()
    }
    return moves
  }

  /// Gives the rows that have nodes their indices in `new`; returns `false`, and does nothing, if
  /// other rows are to have nodes.
  ///
  /// - Parameters:
  ///   - shift: By how many places the rows of the window move.
  ///   - newWindow: Their new indices.
  ///   - outside: The positions and the new indices of the other rows that have nodes.
  private func moveShownRows(
    by shift: Int, to newWindow: Range<Int>, _ outside: [(position: Int, index: Int)],
    in new: RowList
  ) -> Bool {
    let (old, oldWindow, oldFocus) = (rows, window, focusedIndex)
    var newFocus: Int?
    if let oldFocus {
      newFocus = newIndex(ofFocused: oldFocus, shift, outside)
      if newFocus == nil { return false }
    }
    (rows, window) = (new, newWindow)
    moveFocusedRow(to: newFocus)
    guard rowsOutsideWindow(are: outside) else {
      (rows, window) = (old, oldWindow)
      moveFocusedRow(to: oldFocus)
      return false
    }
    if shift != 0 {
      for position in shownWindow { moveRow(at: position, to: shown[position].index + shift) }
    }
    for (position, index) in outside { moveRow(at: position, to: index) }
    return true
  }

  /// Returns the new index of the row that contains the focus; `nil` if it has no node.
  ///
  /// - Parameters:
  ///   - index: Its index before the change.
  ///   - shift: By how many places the rows of the window move.
  ///   - outside: The positions and the new indices of the other rows that have nodes.
  private func newIndex(
    ofFocused index: Int, _ shift: Int, _ outside: [(position: Int, index: Int)]
  ) -> Int? {
    if window.contains(index) { return index + shift }
    return outside.first { shown[$0.position].rows.contains(index) }?.index
  }

  /// The positions of the rows that have nodes outside of the window, and their new indices; `nil`
  /// if one of them is shown otherwise now.
  private func rowsOutsideWindow(
    movedBy newShift: (Range<Int>) -> Int?
  ) -> [(position: Int, index: Int)]? {
    if shown.count == shownWindow.count { return [] }
    var rows: [(position: Int, index: Int)] = []
    for position in shown.indices where !shownWindow.contains(position) {
      let row = shown[position]
      guard let shift = newShift(row.rows), shift == 0 || grid == nil else { return nil }
      rows.append((position, row.index + shift))
    }
    return rows
  }

  /// Whether the rows that are to have nodes outside of the window are those in `rows`.
  private func rowsOutsideWindow(are rows: [(position: Int, index: Int)]) -> Bool {
    var count = 0
    for index in extraRows where !window.contains(index) {
      if count == rows.count || rows[count].index != index { return false }
      count += 1
    }
    return count == rows.count
  }

  private func moveRow(at position: Int, to index: Int) {
    shown[position].index = index
    if let wrapper = shown[position].wrapper { rowContainer?.rowDidMove(wrapper, to: index) }
  }
}
