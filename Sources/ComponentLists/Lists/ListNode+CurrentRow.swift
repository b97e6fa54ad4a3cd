@_spi(Nodes) import ComponentCore

extension ListNode {
  private func isRow(_ index: Int) -> Bool { rows.location(ofRow: index).segment.role == .row }

  /// Whether the row at `index` is no header or footer, and is not known to be without views.
  private func canBeCurrent(_ index: Int) -> Bool {
    isRow(index) && stack?.shownRow(at: index)?.elements.isEmpty != true
  }

  /// Returns the first row at `index` or beyond it in a direction, or else in the other one.
  private func row(near index: Int, isForward: Bool) -> Int? {
    if rows.count == 0 { return nil }
    var row = min(max(0, index), rows.count - 1)
    while row >= 0, row < rows.count, !canBeCurrent(row) { row += isForward ? 1 : -1 }
    if row >= 0, row < rows.count { return row }
    row = min(max(0, index), rows.count - 1)
    while row >= 0, row < rows.count, !canBeCurrent(row) { row += isForward ? -1 : 1 }
    return row >= 0 && row < rows.count ? row : nil
  }

  /// Returns the first row with views at `index` or beyond it in a direction, or else in the other
  /// one.
  ///
  /// Whether a row has views is known when it has been created. Among very many without views it
  /// returns one of them.
  private func createdRow(near index: Int, isForward: Bool) -> Int? {
    var found = row(near: index, isForward: isForward)
    for _ in 0..<16 {
      guard let stack, let row = found, stack.shownRow(at: row) == nil else { break }
      stack.showRow(at: row)
      found = self.row(near: row, isForward: isForward)
    }
    return found
  }

  /// Makes the first selected row the current one, or else the first visible row.
  func chooseCurrentRow() {
    guard let stack else { return }
    let visible = stack.shown[stack.shownWindow].first { $0.position >= stack.visible.lowerBound }
    guard let index = firstSelectedRow ?? row(near: visible?.index ?? 0, isForward: true) else {
      return
    }
    stack.focusedRow = (rows.key(ofRow: index), index)
  }

  private var firstSelectedRow: Int? {
    // A few identities are found faster than the rows are gone through.
    if selection.count <= 4 { return selection.ids.compactMap { self.index(ofID: $0) }.min() }
    return (0..<rows.count).first { id(ofRow: $0).map(selection.contains) ?? false }
  }

  /// Returns the index of the row with an identity or tag.
  func index(ofID id: AnyHashable) -> Int? {
    var start = 0
    for segment in rows.segments {
      switch segment.content {
      case .source(let source):
        if let index = source.index(ofID: id) { return start + index }
      case .view(let view):
        if view.tag(inside: self) == id { return start }
      }
      start += segment.count
    }
    return nil
  }

  /// Makes the row at `index` the current one and scrolls to it.
  func setCurrent(_ index: Int) {
    guard let stack else { return }
    stack.focusedRow = (rows.key(ofRow: index), index)
    tree.eventDispatcher.focus(self)
    stack.revealRow(at: index)
    updateRows()
  }

  /// Moves the current row to `index`, or the nearest row beyond it, and selects it or, if
  /// `extends`, the rows up to it.
  func move(to index: Int, isForward: Bool, extends: Bool = false, selects: Bool = true) -> Bool {
    guard let index = createdRow(near: index, isForward: isForward) else { return false }
    if extends, selection.allowsMany {
      let start = rangeStart ?? current ?? (rows.key(ofRow: index), index)
      rangeStart = start
      setCurrent(index)
      let first = rows.locate([start], from: rows)?.index ?? index
      select(rows: min(first, index)..<max(first, index) + 1)
    } else {
      setCurrent(index)
      if selects {
        rangeStart = nil
        selectCurrent()
      }
    }
    updateRows()
    return true
  }

  /// Whether the row at `index` does not allow `action`, which is known when it has been created.
  func disables(_ action: RowActions, row index: Int) -> Bool {
    stack?.shownRow(at: index)?.elements.disable(action) == true
  }

  func selectCurrent() {
    guard let current, let id = id(ofRow: current.index), selection.accepts(id),
      !disables(.select, row: current.index)
    else { return }
    selection.select([id])
  }

  /// Selects the current row beside others, or ends its selection.
  func toggleCurrent() {
    guard let current, let id = id(ofRow: current.index), selection.accepts(id),
      !disables(.select, row: current.index)
    else { return }
    rangeStart = current
    selection.toggle(id)
    updateRows()
  }

  func selectAll() {
    select(rows: 0..<rows.count)
    updateRows()
  }

  /// Selects the rows in `range` but for those that cannot be selected.
  private func select(rows range: Range<Int>) {
    let disabled = (stack?.shown ?? []).filter {
      range.contains($0.index) && $0.elements.disable(.select)
    }
    selection.select(
      idsIn: ids(ofRows: range), except: Set(disabled.compactMap { id(ofRow: $0.index) }))
  }

  /// Returns the identities of `range` but for headers and footers, in arrays of one type each.
  private func ids(ofRows range: Range<Int>) -> [Any] {
    rows.locations(ofRows: range).compactMap { segment, indices in
      guard segment.role == .row else { return nil }
      switch segment.content {
      case .source(let source): return source.rowIDs(in: indices)
      case .view(let view): return view.tag(inside: self).map { [$0] }
      }
    }
  }
}
