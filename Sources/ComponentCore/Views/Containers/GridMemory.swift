// What a grid keeps so that a cell of another size does not cost the whole grid: for each width
// that was proposed to a column, how wide its widest cell is and how many cells are as wide. While
// a cell is neither the only widest one nor becomes wider, the column stays as wide as it is for
// every proposal that the grid has answered, and with the same height of the cell so does all
// else. Where a cell is in the last placement is found by its position.

/// The columns and rows of a grid that was measured and placed.
@MainActor
final class GridMemory {
  /// The widest cells of a column that is offered a width.
  private struct Widest {
    let offer: Int?
    var width: Int
    /// The number of cells of that width.
    var count: Int
  }

  private var columns: [[Widest]] = []
  /// The widths at which the heights of a column's cells have been measured.
  private var measuredWidths: [[Int]] = []
  /// The last arrangement.
  private var arranged: Placement?

  /// The places of cells for a proposal.
  struct Placement {
    let cells: GridCells
    let tracks: GridTracks
    fileprivate let proposal: ProposedSize
    /// Whether no cell is higher than its row.
    fileprivate let hasCellsInRows: Bool
  }

  /// The largest number of widths of a column that are worth comparing.
  private static let maxCount = 32

  nonisolated init() {}

  // MARK: Remembering

  /// Keeps which cells decide the width of a column.
  func keep(widest width: Int, _ count: Int, ofColumn column: Int, offered offer: Int?) {
    while columns.count <= column {
      columns.append([])
      measuredWidths.append([])
    }
    let widest = Widest(offer: offer, width: width, count: count)
    if let index = columns[column].firstIndex(where: { $0.offer == offer }) {
      columns[column][index] = widest
    } else {
      columns[column].append(widest)
    }
  }

  /// Keeps the widths at which cells choose their heights.
  func keep(widths: [Int]) {
    for (column, width) in widths.enumerated() where measuredWidths.indices.contains(column) {
      if !measuredWidths[column].contains(width) { measuredWidths[column].append(width) }
    }
  }

  func keep(_ cells: GridCells, in tracks: GridTracks, for proposal: ProposedSize) {
    arranged = Placement(
      cells: cells, tracks: tracks, proposal: proposal,
      hasCellsInRows: !cells.cells.contains { $0.traits.unsizedAxes.contains(.vertical) })
  }

  // MARK: Comparing

  /// Returns the places of the cells if the grid was laid out last for `proposal`.
  func placement(for proposal: ProposedSize) -> Placement? {
    arranged?.proposal == proposal ? arranged : nil
  }

  /// Takes over that `cell` has chosen other sizes than those in `old`; returns `false` if its
  /// column or its row may have another length now.
  func takeOverSizes(of cell: GridCell, from old: SizeCache) -> Bool {
    let column = cell.column
    guard columns.indices.contains(column), columns[column].count <= GridMemory.maxCount,
      measuredWidths[column].count <= GridMemory.maxCount,
      keepsHeights(cell.node, from: old, in: measuredWidths[column])
    else { return false }
    var new: [Widest] = []
    for var widest in columns[column] {
      let space = ProposedSize(width: widest.offer, height: nil)
      // What the cell has not been offered has become irrelevant to the size of the grid.
      guard let oldWidth = old.size(for: space)?.width else { continue }
      let width = cell.node.sizeThatFits(space).width
      if width > widest.width { return false }
      if oldWidth == widest.width { widest.count -= 1 }
      if width == widest.width { widest.count += 1 }
      if widest.count == 0 { return false }
      new.append(widest)
    }
    columns[column] = new
    return true
  }

  /// Whether a cell has the heights in `old` at all `widths`.
  private func keepsHeights(_ node: LayoutNode, from old: SizeCache, in widths: [Int]) -> Bool {
    old.entries.allSatisfy { entry in
      let isMeasured =
        entry.proposal.width.map(widths.contains) == true
        || !entry.relevantAxes.contains(.horizontal)
      guard isMeasured else { return true }
      return node.sizeThatFits(entry.proposal).height == entry.size.height
        && !node.hasMoreRelevantAxes(than: entry)
    }
  }
}

extension GridMemory.Placement {
  /// Returns the cell that is `node`, which is looked for at its place.
  @MainActor
  func cell(of node: LayoutNode) -> GridCell? {
    let row = tracks.row(at: node.rect.origin.y)
    return cells.cells[cells.indices(inRows: row..<row + 1)].first { $0.node === node }
  }

  /// Returns the indices of the cells in the rows that reach into `range`; `nil` if there may be
  /// others.
  func indices(in range: Range<Int>) -> Range<Int>? {
    guard hasCellsInRows else { return nil }
    let first = tracks.row(at: range.lowerBound)
    return cells.indices(inRows: first..<tracks.row(at: range.upperBound) + 1)
  }
}
