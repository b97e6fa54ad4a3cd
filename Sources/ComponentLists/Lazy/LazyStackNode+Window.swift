@_spi(Nodes) import ComponentCore

extension LazyStackNode {
  /// The number of rows that are kept on each side of the visible part.
  private static let margin = 8
  /// The number of rows on each side with which the window need not move yet.
  private static let leastMargin = 2
  /// The largest number of rows in the window, should they have no length.
  private static let maxCount = 4096

  /// A place from which a window is filled.
  enum FillStart {
    /// A row, and its distance from the beginning of the visible part.
    case row(Int, at: Int)
    /// The end of the last row, and its distance from the beginning of the visible part.
    case end(at: Int)
  }

  // MARK: What is visible

  func updateVisibleRows() -> Bool {
    guard wasPlaced, container != nil, parent != nil else { return false }
    visible = visibleRange
    let isMeasured = measuredSpace == .some(space)
    if !isMeasured { estimate = RowEstimate() }
    if isMeasured, !rowsAreStale, coversVisiblePart {
      updateAnchor()
      let isPinned = pinnedPlacements(in: rect.size[layout.axis]) == pinnedPlacements
      if !isPinned { setNeedsLayout() }
      return !isPinned
    }
    fillVisiblePart()
    return true
  }

  /// The part of the stack along its axis that the containers do not clip.
  var visibleRange: Range<Int> {
    let axis = layout.axis
    var (start, end) = (-Int.maxLength, Int.maxLength)
    var origin = rect.origin[axis]
    var node = container
    while let outer = node {
      start = max(start, -origin)
      end = min(end, outer.rect.size[axis] - origin)
      origin += outer.rect.origin[axis]
      node = outer.container
    }
    return start..<max(start, end)
  }

  /// Whether the window reaches beyond the visible part on each side where there are rows.
  private var coversVisiblePart: Bool { covers(visible, with: window, of: rows.count) }

  /// Whether the rows of the window reach beyond `visible`, if they are those in `window` of
  /// `count`.
  func covers(_ visible: Range<Int>, with window: Range<Int>, of count: Int) -> Bool {
    if window.isEmpty { return count == 0 }
    let least = LazyStackNode.leastMargin
    if window.lowerBound > 0 {
      let index = shownWindow.lowerBound + least
      guard index < shownWindow.upperBound, shown[index].position <= visible.lowerBound else {
        return false
      }
    }
    if window.upperBound < count {
      let index = shownWindow.upperBound - least - 1
      guard index >= shownWindow.lowerBound,
        shown[index].position + shown[index].length >= visible.upperBound
      else { return false }
    }
    return true
  }

  /// Moves the window to the visible part.
  private func fillVisiblePart() {
    let start = visible.lowerBound
    let first = shown[shownWindow].first
    var windowEnd = 0
    if let last = shown[shownWindow].last { windowEnd = last.position + last.length }
    let end = rect.size[layout.axis]
    if let row = firstVisibleRow, row.position <= start || row.index == 0 {
      anchor = RowAnchor(row: row.index, position: row.position)
      fill(from: .row(row.index, at: row.position - start))
    } else if start > 0, visible.upperBound >= end {
      anchor = RowAnchor(row: nil, position: end)
      fill(from: .end(at: end - start))
    } else {
      let isBefore = start < first?.position ?? .max
      let origin = isBefore ? 0 : windowEnd
      let base = isBefore ? 0 : window.upperBound
      let skipped = estimate.rows(in: start - origin) * rowsPerLine
      let row = line(ofRow: min(max(0, base + skipped), max(0, rows.count - 1))).lowerBound
      let position = origin + estimatedLength(ofRows: row - base)
      anchor = RowAnchor(row: row, position: position)
      fill(from: .row(row, at: position - start))
    }
  }

  /// The first row of the window that is visible, in part at least.
  var firstVisibleRow: (index: Int, position: Int)? {
    let start = visible.lowerBound
    for index in shownWindow where shown[index].position + shown[index].length > start {
      return (shown[index].index, shown[index].position)
    }
    return nil
  }

  /// Records what is at the beginning of the visible part.
  private func updateAnchor() {
    let end = rect.size[layout.axis]
    if visible.lowerBound >= end {
      anchor = RowAnchor(row: nil, position: end)
    } else if let row = firstVisibleRow {
      anchor = RowAnchor(row: row.index, position: row.position)
    } else {
      anchor = nil
    }
  }

  // MARK: Filling the window

  /// Shows the rows of the visible part and a few around, beginning with the row at `start`.
  func fill(from start: FillStart) {
    if rows.count == 0 { return replaceRows { _ in 0..<0 } }
    let length = visible.count
    replaceRows { makeRow in
      var (row, offset) = (rows.count - 1, 0)
      switch start {
      case .row(let index, let position): (row, offset) = (min(index, row), position)
      case .end(let end): offset = end + layout.spacing - self.length(of: makeRow(row))
      }
      row = line(ofRow: row).lowerBound
      var (lower, upper) = (row, row)
      var (top, bottom) = (offset, offset)
      while upper < rows.count, bottom < length, upper - lower < LazyStackNode.maxCount {
        let row = makeRow(upper)
        bottom += self.length(of: row)
        upper = row.rows.upperBound
      }
      while lower > 0, top > 0, upper - lower < LazyStackNode.maxCount {
        let row = makeRow(lower - 1)
        top -= self.length(of: row)
        lower = row.index
      }
      let margin = LazyStackNode.margin * rowsPerLine
      let window = max(0, lower - margin)..<min(rows.count, upper + margin)
      for index in window.lowerBound..<lower { _ = makeRow(index) }
      for index in upper..<max(upper, window.upperBound) { _ = makeRow(index) }
      return window
    }
    if countsViewsAgain() { return fill(from: start) }
    measureNewRows()
    assignPositions()
  }

  /// Adds the lengths of rows that are new in the window to the estimate.
  func measureNewRows() {
    let isStale = measuredSpace != .some(space)
    if isStale { estimate = RowEstimate() }
    for index in shownWindow where isStale || !shown[index].isMeasured {
      estimate.insert(length(of: shown[index]))
      shown[index].isMeasured = true
    }
    measuredSpace = .some(space)
  }

  /// Sets the positions of the rows in the window relative to the anchor, until they are placed.
  func assignPositions() {
    var position = estimatedLength(ofRows: window.lowerBound)
    for index in shownWindow {
      shown[index].length = length(of: shown[index])
      shown[index].position = position
      position += shown[index].length
    }
    guard let anchor else { return }
    var row: ShownRow?
    if let index = anchor.row { row = shownRow(at: index) }
    let shift = anchor.position - (row?.position ?? position - layout.spacing)
    for index in shownWindow { shown[index].position += shift }
  }

  // MARK: Changes of the rows

  /// Moves the window after the rows have changed, so that the visible ones stay where they are.
  func moveWindow(after old: RowList) {
    if let focusedRow {
      let found = rows.locate([focusedRow], from: old)
      self.focusedRow = found.map { (focusedRow.key, $0.index) } ?? successor(of: focusedRow.index)
    }
    guard wasPlaced else {
      showFirstRow()
      return setNeedsLayout()
    }
    if let anchor, anchor.row == nil {
      return fill(from: .end(at: anchor.position - visible.lowerBound))
    }
    // The layout may scroll to the new rows, and only then it is known which are visible.
    if isOldWindowBeforeNewRows(after: old) {
      tree.geometryObservers.isStale = true
      return setNeedsLayout()
    }
    if staysAtBeginning {
      anchor = RowAnchor(row: 0, position: 0)
      return fill(from: .row(0, at: -visible.lowerBound))
    }
    let inWindow = shown[shownWindow]
    // Without an anchor, the window was moved to a row to which the next layout scrolls.
    let isMoved = anchor == nil && !inWindow.isEmpty
    let first =
      isMoved
      ? inWindow.startIndex
        + min(lineCount(ofRows: window.lowerBound), LazyStackNode.margin, inWindow.count - 1)
      : inWindow.firstIndex { $0.position + $0.length > visible.lowerBound }
    let candidates = inWindow[(first ?? inWindow.endIndex)...] + inWindow.reversed()
    if let found = rows.locate(candidates.map { ($0.key, $0.index) }, from: old) {
      if isMoved { return fill(from: .row(found.index, at: 0)) }
      var row = candidates[candidates.startIndex + found.position]
      var index = found.index
      if let first, isReordered(row, movedTo: index) {
        row = inWindow[first]
        index = min(row.index, rows.count - 1)
      }
      anchor = RowAnchor(row: index, position: row.position)
      fill(from: .row(index, at: row.position - visible.lowerBound))
    } else {
      let row = min(anchor?.row ?? 0, max(0, rows.count - 1))
      anchor = nil
      fill(from: .row(row, at: 0))
    }
  }

  /// Shows a row before the stack is placed, so that it has a size: in a lazy stack of others, any
  /// number of empty ones would be visible. A list takes the space that it is offered.
  private func showFirstRow() {
    if rowContainer != nil || grid != nil || rows.count == 0 { return }
    replaceRows { makeRow in makeRow(0).rows }
  }

  /// Returns whether the window ended with the last row, and more rows have been appended.
  private func isOldWindowBeforeNewRows(after old: RowList) -> Bool {
    guard rows.count > old.count, window.upperBound == old.count,
      let first = shown[shownWindow].first, let last = shown[shownWindow].last
    else { return false }
    return [first, last].allSatisfy { rows.key(ofRow: $0.index) == $0.key }
  }

  /// Whether the stack is scrolled to its beginning, where new rows are shown.
  var staysAtBeginning: Bool {
    visible.lowerBound <= 0 && visible.lowerBound > -Int.maxLength && rows.count > 0
      && window.lowerBound == 0
  }

  /// Returns whether `row` has moved past others of the window. The stack then shows the same part
  /// of the new order, instead of following the one row.
  ///
  /// The others are looked for where they were and around `row`.
  private func isReordered(_ row: ShownRow, movedTo index: Int) -> Bool {
    let shift = index - row.index
    if shift == 0 { return false }
    let others = shown[shownWindow].filter { $0.index != row.index }
    let followers = others.count { key(ofRow: $0.index + shift) == $0.key }
    if 2 * followers > others.count { return false }
    return others.contains { other in
      (-others.count...others.count).contains { distance in
        [other.index + distance, index + distance].contains {
          ($0 < index) != (other.index < row.index) && key(ofRow: $0) == other.key
        }
      }
    }
  }

  private func key(ofRow index: Int) -> RowKey? {
    index >= 0 && index < rows.count ? rows.key(ofRow: index) : nil
  }

  /// Returns the row of a list that takes the place of the current one, which has been removed.
  private func successor(of index: Int) -> (key: RowKey, index: Int)? {
    guard rowContainer != nil, rows.count > 0 else { return nil }
    func isRow(_ row: Int) -> Bool { rows.location(ofRow: row).segment.role == .row }
    let start = min(index, rows.count - 1)
    let row = (start..<rows.count).first(where: isRow) ?? (0..<start).last(where: isRow)
    return row.map { (rows.key(ofRow: $0), $0) }
  }
}
