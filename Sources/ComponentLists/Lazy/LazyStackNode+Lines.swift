// How a lazy stack becomes a grid: as many rows as there are tracks share a line, and a line has
// one ``ShownRow``. The window begins and ends with a line, lengths are estimated by lines, and so
// a grid creates, measures and keeps what a stack of its lines would. In which line a row is can
// be told without creating those before it as long as each row has one view. If one has none or
// several, all rows are created and share one ``ShownRow``, whose lines the layout finds.

@_spi(Nodes) import ComponentCore

extension LazyStackNode {
  /// The number of rows that share a line.
  var rowsPerLine: Int { rowsPerLine(in: tracks) }

  private func rowsPerLine(in tracks: [LazyGridLayout.Track]) -> Int {
    if grid == nil { return 1 }
    return max(1, rowsAreCells ? tracks.count : rows.count)
  }

  /// Returns the rows that share a line with the one at `index`.
  func line(ofRow index: Int) -> Range<Int> {
    if grid == nil { return index..<index + 1 }
    let start = index - index % rowsPerLine
    return start..<max(start, min(start + rowsPerLine, rows.count))
  }

  /// Returns the number of lines that `count` rows fill, the last in part.
  func lineCount(ofRows count: Int) -> Int { (count + rowsPerLine - 1) / rowsPerLine }

  /// Returns the length of `count` rows that have not been measured.
  func estimatedLength(ofRows count: Int) -> Int {
    estimate.length(ofRows: grid == nil ? count : lineCount(ofRows: count))
  }

  /// Returns the length of `count` rows that have not been measured, if those of a line are those
  /// in `space`.
  func estimatedLength(ofRows count: Int, in space: Int?) -> Int {
    guard let grid, space != self.space else { return estimatedLength(ofRows: count) }
    let rowsPerLine = rowsPerLine(in: grid.tracks(in: space))
    return estimate.length(ofRows: (count + rowsPerLine - 1) / rowsPerLine)
  }

  /// Finds out again whether each row takes one cell; returns whether the answer has changed, so
  /// that other rows share a line.
  func countsViewsAgain() -> Bool {
    if grid == nil { return false }
    let wereCells = rowsAreCells
    rowsAreCells = shown.allSatisfy { row in
      guard row.elements.count == row.count else { return false }
      return wereCells || row.nodes.allSatisfy { $0.elements.count == 1 }
    }
    return rowsAreCells != wereCells
  }

  // MARK: Layout

  /// Puts the rows that have nodes into the lines of other tracks, until the next pass. The first
  /// and the last line of the window may lack rows.
  func regroupRows() {
    guard rowsAreCells, grid != nil, let last = shown.last, last.rows.upperBound <= rows.count,
      shown.allSatisfy({ $0.nodes.count == $0.count && $0.elements.count == $0.count })
    else { return }
    var lines: [ShownRow] = []
    for row in shown {
      for (index, (node, element)) in zip(row.rows, zip(row.nodes, row.elements)) {
        if let last = lines.last, last.rows.upperBound == index,
          line(ofRow: index).contains(last.index)
        {
          lines[lines.count - 1].append(node, element)
        } else {
          lines.append(
            ShownRow(
              key: rows.key(ofRow: index), index: index, count: 1, nodes: [node],
              elements: [element]))
        }
      }
    }
    shown = lines
    findShownWindow()
    forgetArrangement()
  }

  /// Returns the size of the rows of the window, with the spacing after each line.
  func sizeOfLines(
    of grid: LazyGridLayout, in space: Int?
  ) -> (length: Int, breadth: Int) {
    let tracks = space == self.space ? tracks : grid.tracks(in: space)
    let elements = shown[shownWindow].flatMap(\.elements)
    let offset = window.lowerBound % rowsPerLine(in: tracks)
    return (
      grid.length(of: elements, after: offset, in: tracks), grid.breadth(of: tracks, in: space)
    )
  }

  /// Returns the elements of those lines of the window that reach into `range`.
  func elementsOfLines(in range: Range<Int>) -> ArraySlice<LayoutNode> {
    let lines = shown[shownWindow]
    let first = lines.partitioningIndex { $0.position + $0.length > range.lowerBound }
    let last = lines.partitioningIndex { $0.position >= range.upperBound }
    return lines[first..<max(first, last)].flatMap(\.elements)[...]
  }

  // MARK: The rows of a line

  /// Returns the elements of the row at `index`, which is in `line`.
  func elements(of line: ShownRow, at index: Int) -> [LayoutNode] {
    if line.count == 1 { return line.elements }
    if line.elements.count == line.count { return [line.elements[index - line.index]] }
    let own = line.nodes[index - line.index].elements
    return line.elements.filter { element in own.contains { $0.isInside(element) } }
  }

  /// Returns the index of the row in `line` that contains `node`.
  func index(ofRowContaining node: LayoutNode, in line: ShownRow) -> Int {
    if line.count == 1 { return line.index }
    return line.rows.first { index in
      elements(of: line, at: index).contains { node.isInside($0) }
    } ?? line.index
  }
}
