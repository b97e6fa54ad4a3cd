@_spi(Nodes) import ComponentCore

extension LazyStackNode {
  /// Scrolls to the row at `index`.
  func revealRow(at index: Int) {
    guard index < rows.count else { return }
    showRow(at: index)
    if shownRow(at: index) == nil { fill(from: .row(index, at: 0)) }
    if let row = shownRow(at: index) { scrollNode?.reveal(row.elements, at: nil) }
  }

  func showRow(at index: Int) {
    guard wasPlaced, index < rows.count, !window.contains(index) else { return }
    anchor = nil
    // Before the first frame it is unknown how many rows below have to be measured.
    visible = visibleRange
    fill(from: .row(index, at: 0))
  }

  func prepareFocusMove(isForward: Bool) {
    guard let focusedRow else { return }
    if !window.contains(focusedRow.index) {
      showRow(at: focusedRow.index)
      if let row = shownRow(at: focusedRow.index) { scrollNode?.reveal(row.elements, at: nil) }
      tree.settleLayout()
    }
    let limit = 512
    for step in stride(from: 32, through: limit, by: 32) {
      let isFound = shown.contains { row in
        (isForward ? row.index > focusedRow.index : row.index < focusedRow.index)
          && window.contains(row.index)
          && row.elements.contains { $0.firstFocusableNode != nil }
      }
      let edge = isForward ? window.upperBound == rows.count : window.lowerBound == 0
      if isFound || edge { return }
      extendWindow(to: focusedRow.index + (isForward ? step : -step))
    }
  }

  /// Shows the rows from the window to `row`.
  private func extendWindow(to row: Int) {
    let end = line(ofRow: min(max(0, row), rows.count - 1))
    let extended =
      min(window.lowerBound, end.lowerBound)..<max(window.upperBound, end.upperBound)
    replaceRows { makeRow in
      for index in extended { _ = makeRow(index) }
      return extended
    }
    if countsViewsAgain() { return fill(from: .row(row, at: 0)) }
    measureNewRows()
    assignPositions()
  }

  /// Returns the row that contains `node`, if it has nodes.
  func row(containing node: LayoutNode) -> ShownRow? {
    var element = node
    while let outer = element.container, outer !== self { element = outer }
    for row in shown {
      for other in row.elements where other === element { return row }
    }
    return nil
  }

  /// Returns the row at `index`, if it has nodes.
  func shownRow(at index: Int) -> ShownRow? {
    // Rows are copied only to be returned, because there may be hundreds.
    let end = shown.partitioningIndex { $0.index > index }
    guard end > 0, shown[end - 1].rows.contains(index) else { return nil }
    return shown[end - 1]
  }

  func elements(ofRow index: Int) -> [LayoutNode]? {
    shownRow(at: index).map { elements(of: $0, at: index) }
  }

  // MARK: Keeping positions

  /// Tells the scroll view by how much the anchor has moved.
  ///
  /// - Parameter end: The end of the stack.
  func keepAnchor(end: Int) {
    guard let anchor else { return }
    var position = end
    if let index = anchor.row {
      guard window.contains(index), let row = shownRow(at: index) else { return }
      position = row.position
    }
    let shift = position - anchor.position
    if shift == 0 { return }
    self.anchor?.position = position
    visible = visible.lowerBound + shift..<visible.upperBound + shift
    scrollNode?.contentWillShift(by: shift, along: layout.axis)
  }

  /// The scroll view that scrolls the stack along its axis.
  private var scrollNode: ScrollNode? {
    var node = container
    while let outer = node {
      if let scroll = outer as? ScrollNode, scroll.isScrolled(along: layout.axis) { return scroll }
      node = outer.container
    }
    return nil
  }
}
