extension GridArrangement {
  /// Calls `place` with the index of each cell, its origin and the size to propose to it.
  ///
  /// - Parameter readsGuides: Whether a cell sets an alignment guide.
  @MainActor
  func arrange(
    _ cells: GridCells, in space: ProposedSize, readsGuides: Bool,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    let tracks = tracks(of: cells, in: space)
    memory?.keep(cells, in: tracks, for: space)
    let guides = GridGuides(of: cells, in: tracks, self, readsGuides: readsGuides)
    for (index, cell) in cells.cells.enumerated() {
      let rect = tracks.rect(of: cell)
      place(index, rect.origin + guides.offset(of: cell, in: rect.size), ProposedSize(rect.size))
    }
  }

  /// Returns the distance of a cell from the origin of its `space`, without regard to guides.
  @MainActor
  func offset(of cell: GridCell, in space: Size, of cells: GridCells) -> Point {
    let chosen = cell.node.sizeThatFits(ProposedSize(space))
    guard let anchor = cell.traits.anchor else {
      return alignment(of: cell, in: cells).offset(of: chosen, in: space)
    }
    return Point(
      x: anchor.offset(along: .horizontal, in: space.width - chosen.width),
      y: anchor.offset(along: .vertical, in: space.height - chosen.height))
  }

  /// Returns the alignment of `cell`.
  func alignment(of cell: GridCell, in cells: GridCells) -> Alignment {
    Alignment(
      horizontal: cells.columnAlignments[cell.column] ?? alignment.horizontal,
      vertical: cell.traits.row?.alignment ?? alignment.vertical)
  }
}

/// The positions at which the guides of a grid's cells meet, in halves of a cell.
@MainActor
private struct GridGuides {
  private let cells: GridCells
  private let arrangement: GridArrangement
  private let readsGuides: Bool
  /// The positions in the columns and rows with cells whose guides depend on more than sizes.
  private var columns: [Int: Int] = [:]
  private var rows: [Int: Int] = [:]

  init(
    of cells: GridCells, in tracks: GridTracks, _ arrangement: GridArrangement, readsGuides: Bool
  ) {
    (self.cells, self.arrangement, self.readsGuides) = (cells, arrangement, readsGuides)
    for cell in cells.cells where cell.traits.row != nil {
      let alignment = arrangement.alignment(of: cell, in: cells)
      let dimensions = cell.node.dimensions(in: ProposedSize(tracks.rect(of: cell).size))
      let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
      if isRead(horizontal.alignment, dimensions[explicit: horizontal]) {
        let guide = dimensions.doubledGuide(horizontal.alignment, along: .horizontal)
        columns[cell.column] = max(columns[cell.column] ?? guide, guide)
      }
      if isRead(vertical.alignment, dimensions[explicit: vertical]) {
        let guide = dimensions.doubledGuide(vertical.alignment, along: .vertical)
        rows[cell.row] = max(rows[cell.row] ?? guide, guide)
      }
    }
  }

  private func isRead(_ alignment: AxisAlignment, _ explicit: @autoclosure () -> Int?) -> Bool {
    alignment.dependsOnGuides || readsGuides && explicit() != nil
  }

  /// Returns the distance of a cell from the origin of its `space`, within the space.
  func offset(of cell: GridCell, in space: Size) -> Point {
    var offset = arrangement.offset(of: cell, in: space, of: cells)
    guard cell.traits.anchor == nil, cell.traits.row != nil, !columns.isEmpty || !rows.isEmpty
    else { return offset }
    let alignment = arrangement.alignment(of: cell, in: cells)
    let chosen = cell.node.sizeThatFits(ProposedSize(space))
    let dimensions = cell.node.dimensions(in: ProposedSize(space))
    if let column = columns[cell.column] {
      let guide = dimensions.doubledGuide(alignment.horizontal.alignment, along: .horizontal)
      offset.x = ((column - guide) >> 1).clamped(to: space.width - chosen.width)
    }
    if let row = rows[cell.row] {
      let guide = dimensions.doubledGuide(alignment.vertical.alignment, along: .vertical)
      offset.y = ((row - guide) >> 1).clamped(to: space.height - chosen.height)
    }
    return offset
  }
}

extension Int {
  /// Returns this offset, between 0 and `limit` if that is positive.
  fileprivate func clamped(to limit: Int) -> Int {
    Swift.min(Swift.max(0, self), Swift.max(0, limit))
  }
}
