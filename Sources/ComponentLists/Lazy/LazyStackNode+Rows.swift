@_spi(Nodes) import ComponentCore

extension LazyStackNode {
  /// Shows `indices`, which are in order, and removes the other rows.
  ///
  /// - Parameters:
  ///   - window: The rows of the window.
  ///   - change: Creates rows by calling its argument, in any order, and returns those of the
  ///     window.
  func replaceRows(_ change: ((Int) -> ShownRow) -> Range<Int>) {
    isUpdating = true
    var pass = RowPass(rows, reusing: shown, isStale: rowsAreStale, in: self)
    rowsAreStale = false
    let old = shown
    window = change { pass.row(at: $0) }
    for index in extraRows where !window.contains(index) { _ = pass.row(at: index) }
    shown = pass.finish(visible: visible)
    findShownWindow()
    forgetArrangement()
    layoutChildren.removeAll(keepingCapacity: true)
    for row in shown { layoutChildren += row.elements }
    removeElements(of: old)
    removeEndedRows()
    isUpdating = false
    updateDrawingOverflowOfChildren()
    layoutChildrenDidChange()
  }

  /// Finds the rows of the window among those that have nodes.
  func findShownWindow() {
    let first = shown.partitioningIndex { $0.index >= window.lowerBound }
    shownWindow = first..<shown.partitioningIndex { $0.index >= window.upperBound }
  }

  /// Removes the elements of `old` that are not shown any longer.
  private func removeElements(of old: [ShownRow]) {
    let kept = Set(layoutChildren.map(ObjectIdentifier.init))
    placedElements.removeAll(except: kept)
    pinnedElements.removeAll(except: kept)
    for row in old {
      for element in row.elements where !kept.contains(ObjectIdentifier(element)) {
        if element.beginsToLeave { keepLeaving(element) } else { detach(element) }
      }
      if let wrapper = row.wrapper, wrapper.presence == .leaving { continue }
      if let wrapper = row.wrapper, !kept.contains(ObjectIdentifier(wrapper)) {
        wrapper.removeContents()
        wrapper.unmount()
      }
    }
  }

  // MARK: Transitions

  /// Keeps an element that is being removed where it is on the screen, in front of the rows.
  private func keepLeaving(_ element: LayoutNode) {
    element.presence = .leaving
    setLeavingChildren(leavingChildren + [element])
  }

  /// Removes the elements whose transitions have ended, and those that are rows again.
  func removeEndedRows() {
    if !hasLeavingChildren { return }
    let kept = Set(layoutChildren.map(ObjectIdentifier.init))
    let ended = leavingChildren.filter { !$0.isLeavingRow || kept.contains(ObjectIdentifier($0)) }
    if ended.isEmpty { return }
    setLeavingChildren(leavingChildren.filter { !ended.contains($0) })
    for element in ended where !kept.contains(ObjectIdentifier(element)) {
      guard element.isRowWrapper, let wrapper = element as? ContainerNode else { continue }
      wrapper.removeContents()
      wrapper.unmount()
    }
    updateDrawingOverflow()
  }

  /// Rows outside of the window that have nodes: the first and the last, where the focus goes when
  /// it comes from elsewhere, the one that contains the focus, and the pinned header and footer of
  /// sections that reach beyond the window. Before the stack is placed it has none, so that what
  /// scrolls to a row waits for the layout.
  var extraRows: [Int] {
    if rows.count == 0 || !wasPlaced { return [] }
    var indices = rowContainer == nil ? [0, rows.count - 1] : []
    if let focusedIndex, focusedIndex < rows.count { indices.append(focusedIndex) }
    if rows.hasSections {
      indices += pinnedHeader(ofRow: window.lowerBound) ?? 0..<0
      indices += pinnedFooter(ofRow: max(0, window.upperBound - 1)) ?? 0..<0
    }
    return indices.count < 2 ? indices : Set(indices.map { line(ofRow: $0).lowerBound }).sorted()
  }

  /// Whether the focus can move into a row: in a list, only into the current one.
  func admitsFocus(toRow element: LayoutNode) -> Bool {
    guard rowContainer != nil else { return true }
    return shown.contains { row in
      row.index == focusedIndex && row.elements.contains { $0 === element }
    }
  }
}

extension LayoutNode {
  /// Whether the node is that of a list around a row, whose view is not inside its own.
  var isRowWrapper: Bool { self is ListRowNode }

  /// Whether the row of this node is to be shown until a transition has ended.
  fileprivate var beginsToLeave: Bool {
    if presence == .leaving { return true }
    guard isRowWrapper else { return false }
    for child in layoutChildren where child.presence == .leaving { return true }
    return false
  }

  /// Whether the transition of this node's row has not ended.
  fileprivate var isLeavingRow: Bool {
    guard isRowWrapper else { return presence == .leaving && container != nil }
    return layoutChildren.contains { $0.presence == .leaving && $0.container === self }
  }
}
