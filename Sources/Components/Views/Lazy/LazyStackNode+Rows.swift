extension LazyStackNode {
  /// Shows `indices`, which are in order, and removes the other rows.
  ///
  /// - Parameters:
  ///   - window: The rows of the window.
  ///   - change: Creates rows by calling its argument, in any order, and returns those of the
  ///     window.
  func replaceRows(_ change: ((Int) -> ShownRow) -> Range<Int>) {
    isUpdating = true
    var pass = RowPass(rows, reusing: shown, in: self)
    let old = shown
    window = change { pass.row(at: $0) }
    for index in extraRows where !window.contains(index) { _ = pass.row(at: index) }
    shown = pass.finish()
    let first = shown.partitioningIndex { $0.index >= window.lowerBound }
    shownWindow = first..<first + window.count
    elementsOfRows = shown.flatMap { $0.elements }
    removeElements(of: old)
    isUpdating = false
    let raises = layoutChildren.hasZIndex
    if raises != hasRaisedChildren { setNeedsPaint() }
    hasRaisedChildren = raises
    if contentOverflow > 0 || layoutChildren.contains(where: { $0.drawingOverflow > 0 }) {
      updateDrawingOverflow()
    }
    setNeedsLayout()
  }

  /// Removes the elements of `old` that are not shown any longer.
  private func removeElements(of old: [ShownRow]) {
    let kept = Set(elementsOfRows.map(ObjectIdentifier.init))
    placedElements.removeAll { !kept.contains(ObjectIdentifier($0)) }
    pinnedElements.removeAll { !kept.contains(ObjectIdentifier($0)) }
    for row in old {
      for element in row.elements where !kept.contains(ObjectIdentifier(element)) {
        detach(element)
      }
      if let wrapper = row.wrapper, !kept.contains(ObjectIdentifier(wrapper)) {
        wrapper.setContents([])
        wrapper.unmount()
      }
    }
  }

  /// Rows outside of the window that have nodes: the first and the last, where the focus goes when
  /// it comes from elsewhere, the one that contains the focus, and the pinned header and footer of
  /// sections that reach beyond the window.
  private var extraRows: [Int] {
    if rows.count == 0 { return [] }
    var indices = rowContainer == nil ? [0, rows.count - 1] : []
    if let focusedRow, focusedRow.index < rows.count { indices.append(focusedRow.index) }
    if let header = pinnedHeader(ofRow: window.lowerBound) { indices += header }
    if let footer = pinnedFooter(ofRow: max(0, window.upperBound - 1)) { indices += footer }
    return Set(indices).sorted()
  }

  /// Whether the focus can move into a row: in a list, only into the current one.
  func admitsFocus(toRow element: LayoutNode) -> Bool {
    guard rowContainer != nil else { return true }
    return shown.contains { row in
      row.index == focusedRow?.index && row.elements.contains { $0 === element }
    }
  }
}
