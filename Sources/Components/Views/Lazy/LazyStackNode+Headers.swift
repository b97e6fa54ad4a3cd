extension LazyStackNode {
  /// Returns the rows of the header of the section that contains `row`, if headers are kept on the
  /// screen.
  func pinnedHeader(ofRow row: Int) -> Range<Int>? {
    guard pinnedViews.contains(.sectionHeaders), let section = rows.section(ofRow: row) else {
      return nil
    }
    return section.header.isEmpty ? nil : section.header
  }

  /// Returns where the header of the first visible section belongs, unless it is at its place in
  /// the stack.
  ///
  /// - Parameter end: The end of the stack.
  func pinnedPlacement(in end: Int) -> PinnedPlacement? {
    let start = visible.lowerBound
    guard start > 0, start < end,
      let first = shown[shownWindow].first(where: { $0.position + $0.length > start }),
      let section = rows.section(ofRow: first.index),
      let header = pinnedHeader(ofRow: first.index)
    else { return nil }
    let headerRows = shown.filter { header.contains($0.index) }
    guard let own = headerRows.first,
      own.position < start
        || !shown[shownWindow].contains(where: {
          $0.index == own.index
        })
    else { return nil }
    let length = headerRows.reduce(0) { $0 + $1.length }
    let next = shown[shownWindow].first { $0.index == section.rows.upperBound }
    return PinnedPlacement(header: header, position: min(start, (next?.position ?? end) - length))
  }

  /// Places the header of the first visible section at the beginning of the visible part.
  func placePinnedHeader(in size: Size) {
    pinnedPlacement = pinnedPlacement(in: size[layout.axis])
    pinnedElements = []
    guard var placement = pinnedPlacement else { return }
    for row in shown where placement.header.contains(row.index) {
      pinnedElements += row.elements
      placement.position = place(row.elements, at: placement.position, in: size)
    }
  }

  /// Returns the length of the header that may cover `element`, which is in a row.
  func pinnedLength(before element: LayoutNode) -> Int {
    guard let row = row(containing: element), let header = pinnedHeader(ofRow: row.index),
      !header.contains(row.index)
    else { return 0 }
    return shown.reduce(0) { $0 + (header.contains($1.index) ? $1.length : 0) }
  }
  /// Returns the part of `area` after the header that is kept on the screen.
  func uncovered(_ area: Rect) -> Rect {
    guard let pinned = pinnedElements.last?.rect.range(along: layout.axis) else { return area }
    var area = area
    let covered = min(pinned.upperBound - area.origin[layout.axis], area.size[layout.axis])
    guard covered > 0 else { return area }
    area.origin[layout.axis] += covered
    area.size[layout.axis] -= covered
    return area
  }
}
