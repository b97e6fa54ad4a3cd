// How headers and footers stay on the screen: The header of the first visible section belongs at
// the beginning of the visible part while its place in the stack is before it, and the footer of
// the last visible section at the end while its place is behind. The end of the rows of a section
// pushes its header out, and their beginning its footer. They are placed last and drawn in front
// of the rows.

@_spi(Nodes) import ComponentCore

/// The place of a header or footer that is kept on the screen.
struct PinnedPlacement: Equatable {
  /// The rows of the header or footer.
  var rows: Range<Int>
  var position: Int
}

extension LazyStackNode {
  var pinsHeaders: Bool { pinnedViews.contains(.sectionHeaders) }

  /// Returns the rows of the header of the section that contains `row`, if headers are kept on the
  /// screen.
  func pinnedHeader(ofRow row: Int) -> Range<Int>? {
    guard pinsHeaders, let section = rows.section(ofRow: row) else {
      return nil
    }
    return section.header.isEmpty ? nil : section.header
  }

  /// Returns the rows of the footer of the section that contains `row`, if footers are kept on the
  /// screen.
  func pinnedFooter(ofRow row: Int) -> Range<Int>? {
    guard pinnedViews.contains(.sectionFooters), let section = rows.section(ofRow: row) else {
      return nil
    }
    return section.footer.isEmpty ? nil : section.footer
  }

  // MARK: Placing

  /// Returns where headers and footers belong that are not at their place in the stack.
  ///
  /// - Parameter end: The end of the stack.
  func pinnedPlacements(in end: Int) -> [PinnedPlacement] {
    if pinnedViews.isEmpty || !rows.hasSections { return [] }
    return [headerPlacement(in: end), footerPlacement(in: end)].compactMap { $0 }
  }

  private func headerPlacement(in end: Int) -> PinnedPlacement? {
    let (start, window) = (visible.lowerBound, shown[shownWindow])
    guard start > 0, start < end,
      let first = window.first(where: { $0.position + $0.length > start }),
      let header = pinnedHeader(ofRow: first.index), let section = rows.section(ofRow: first.index),
      let own = shown.first(where: { header.contains($0.index) }),
      own.position < start || !window.contains(where: { $0.index == own.index })
    else { return nil }
    let limit = section.footer.isEmpty ? section.rows.upperBound : section.footer.lowerBound
    let next = window.first { $0.index == limit }
    let position = min(start, (next?.position ?? end) - length(ofRows: header))
    return PinnedPlacement(rows: header, position: position)
  }

  private func footerPlacement(in end: Int) -> PinnedPlacement? {
    let (limit, window) = (visible.upperBound + layout.spacing, shown[shownWindow])
    guard visible.upperBound > 0, visible.upperBound < end,
      let last = window.last(where: { $0.position < visible.upperBound }),
      let footer = pinnedFooter(ofRow: last.index), let section = rows.section(ofRow: last.index),
      let own = shown.last(where: { footer.contains($0.index) }),
      own.position + own.length > limit || !window.contains(where: { $0.index == own.index })
    else { return nil }
    let first = window.first { $0.index == section.header.upperBound }
    let position = max(limit - length(ofRows: footer), first?.position ?? 0)
    return PinnedPlacement(rows: footer, position: position)
  }

  /// Returns the length of rows that have nodes.
  private func length(ofRows range: Range<Int>) -> Int {
    shown.reduce(0) { $0 + (range.contains($1.index) ? $1.length : 0) }
  }

  /// Places the header of the first visible section and the footer of the last one.
  func placePinnedRows(in size: Size) {
    pinnedPlacements = pinnedPlacements(in: size[layout.axis])
    pinnedElements = []
    let oldRange = uncoveredRange
    uncoveredRange = 0..<max(0, size[layout.axis])
    for placement in pinnedPlacements {
      var end = placement.position
      for row in shown where placement.rows.contains(row.index) {
        pinnedElements += row.elements
        end = place(row.elements, at: end, in: size)
      }
      let isFooter = placement.position > visible.lowerBound
      let lower = isFooter ? uncoveredRange.lowerBound : end - layout.spacing
      let upper = isFooter ? placement.position : uncoveredRange.upperBound
      uncoveredRange = lower..<max(lower, upper)
    }
    if !pinnedViews.isEmpty, rows.hasSections { repaintRows(betweenEdgesOf: oldRange) }
    if pinnedElements.isEmpty { return }
    let pinned = Set(pinnedElements.map(ObjectIdentifier.init))
    placedElements.removeAll { pinned.contains(ObjectIdentifier($0)) }
  }

  /// Repaints what is between the edges of `old` and those of the ``uncoveredRange``: headers and
  /// footers have come to cover it, or no longer do.
  private func repaintRows(betweenEdgesOf old: Range<Int>) {
    for (before, now) in [
      (old.lowerBound, uncoveredRange.lowerBound), (old.upperBound, uncoveredRange.upperBound),
    ] where before != now {
      var area = Rect(size: rect.size)
      area.origin[layout.axis] = min(before, now)
      area.size[layout.axis] = abs(before - now)
      setNeedsPaint(in: area)
    }
  }

  // MARK: What is covered

  func pinnedLengths(around element: LayoutNode) -> (before: Int, after: Int) {
    guard !pinnedViews.isEmpty, rows.hasSections, let row = row(containing: element),
      rows.location(ofRow: row.index).segment.role == .row
    else { return (0, 0) }
    return (
      pinnedHeader(ofRow: row.index).map { length(ofRows: $0) } ?? 0,
      pinnedFooter(ofRow: row.index).map { length(ofRows: $0) } ?? 0
    )
  }

  func uncovered(_ area: Rect) -> Rect {
    if pinnedElements.isEmpty { return area }
    let range = area.range(along: layout.axis).clamped(to: uncoveredRange)
    var area = area
    area.origin[layout.axis] = range.lowerBound
    area.size[layout.axis] = range.count
    return area
  }

  /// Returns those of `rows`, which are in `range`, that may be visible, and then the headers and
  /// footers in front of them.
  func withPinnedElements(
    _ rows: ArraySlice<LayoutNode>, in range: Range<Int>
  ) -> ArraySlice<LayoutNode> {
    if pinnedElements.isEmpty { return rows }
    let isVisible = range.lowerBound >= visible.lowerBound && range.upperBound <= visible.upperBound
    let isCovered = isVisible && range.clamped(to: uncoveredRange).isEmpty
    return isCovered ? pinnedElements[...] : rows + pinnedElements
  }

  /// Draws the headers and footers that are kept on the screen instead of the rows behind them.
  func paintPinnedElements(on canvas: DrawingContext) {
    var clipped = canvas
    clipped.clip(to: uncovered(Rect(size: rect.size)))
    let isPinned = Set(pinnedElements.map(ObjectIdentifier.init))
    let rows = visibleChildren(on: clipped)
    paintChildren(rows.filter { !isPinned.contains(ObjectIdentifier($0)) }[...], on: clipped)
    paintChildren(pinnedElements[...], on: canvas)
  }
}
