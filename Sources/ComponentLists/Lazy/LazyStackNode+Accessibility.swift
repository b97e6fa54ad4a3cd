@_spi(Nodes) import ComponentCore

extension LazyStackNode {
  /// Returns the elements of the rows that are visible, in part at least, and of the headers and
  /// footers that are kept on the screen.
  func rowAccessibilityElements() -> [AccessibilityElement] {
    let rows = shown.filter { row in
      let end = row.position + max(row.length - layout.spacing, 0)
      let isVisible = row.position < visible.upperBound && end > visible.lowerBound
      return isVisible || row.elements.contains { pinnedElements.contains($0) }
    }
    return rows.flatMap { row in
      row.rows.flatMap { accessibilityElements(of: elements(of: row, at: $0), inRow: $0) }
    }
  }

  private func accessibilityElements(
    of row: [LayoutNode], inRow index: Int
  ) -> [AccessibilityElement] {
    var elements = accessibilityElements(of: row)
    guard index < rows.count, elements.count == 1 else { return elements }
    switch rows.location(ofRow: index).segment.role {
    case .row: elements[0].position = position(ofRow: index)
    case .header: if elements[0].role == .text { elements[0].role = .heading }
    case .footer: break
    }
    return elements
  }

  /// Returns the place of a row among those that are neither headers nor footers.
  func position(ofRow index: Int) -> AccessibilityElement.Position {
    var (start, number, count) = (0, 0, 0)
    for segment in rows.segments {
      if segment.role == .row {
        count += segment.count
        number += min(max(0, index + 1 - start), segment.count)
      }
      start += segment.count
    }
    return AccessibilityElement.Position(number, of: count)
  }

  /// The number of rows that are neither headers nor footers.
  var dataRowCount: Int { rows.count == 0 ? 0 : position(ofRow: rows.count - 1).count }
}
