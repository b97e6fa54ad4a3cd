// How a grid is laid out: The columns share the width as the views of a row do, where a column is
// a view that chooses the width of its widest cell. Cells that span several columns then widen the
// last of them if they need to. The rows share the height in the same way, with the widths known.

/// The arrangement of a grid's cells.
struct GridArrangement: Equatable {
  var alignment = Alignment.center
  var columnSpacing = 1
  var rowSpacing = 0
  /// The memory of the last layouts, if there is one.
  var memory: GridMemory?

  static func == (lhs: GridArrangement, rhs: GridArrangement) -> Bool {
    lhs.alignment == rhs.alignment && lhs.columnSpacing == rhs.columnSpacing
      && lhs.rowSpacing == rhs.rowSpacing
  }

  /// Returns the columns and rows of a grid that is offered `space`.
  @MainActor
  func tracks(of cells: GridCells, in space: ProposedSize) -> GridTracks {
    // The memory keeps the tracks, so they do not refer to it.
    var tracks = GridTracks(
      arrangement: GridArrangement(
        alignment: alignment, columnSpacing: columnSpacing, rowSpacing: rowSpacing))
    tracks.widths = lengths(
      of: cells.columns(memory), along: .horizontal, columnSpacing,
      in: ProposedSize(width: space.width, height: nil))
    for cell in cells.cells where !cell.traits.unsizedAxes.contains(.horizontal) {
      widen(&tracks, for: cell, in: space)
    }
    memory?.keep(widths: tracks.widths)
    var rows = Array(repeating: GridTrack(), count: cells.rowCount)
    for cell in cells.cells where !cell.traits.unsizedAxes.contains(.vertical) {
      let width = tracks.rect(of: cell).size.width
      rows[cell.row].cells.append((cell.node, width))
    }
    tracks.heights = lengths(of: rows, along: .vertical, rowSpacing, in: space)
    return tracks
  }

  @MainActor
  private func lengths(
    of tracks: [GridTrack], along axis: Axis, _ spacing: Int, in space: ProposedSize
  ) -> [Int] {
    let stack = StackLayout(axis: axis, spacing: spacing)
    let proposals = stack.proposals(for: tracks, in: space)
    return zip(tracks, proposals).map { $0.length(along: axis, in: $1) }
  }

  /// Widens the last column of a cell that spans several, or the grid for a view in a row to
  /// itself.
  @MainActor
  private func widen(_ tracks: inout GridTracks, for cell: GridCell, in space: ProposedSize) {
    guard cell.columns.count != 1 || cell.traits.row == nil else { return }
    let width = tracks.rect(of: cell).size.width
    let isWhole = cell.traits.row == nil
    let rest = space.width.map { max(0, $0 - tracks.size.width) }
    let offer = isWhole ? space.width : rest.map { width + $0 }
    let chosen = cell.node.sizeThatFits(ProposedSize(width: offer, height: nil)).width
    if isWhole {
      tracks.minWidth = max(tracks.minWidth, chosen)
    } else if chosen > width {
      tracks.widths[cell.columns.upperBound - 1] += chosen - width
    }
  }
}

/// A cell of a grid.
struct GridCell {
  let node: LayoutNode
  let traits: GridTraits
  let row: Int
  let column: Int

  /// Whether the cell takes part in the length of its column and of its row, and in nothing else.
  var decidesOnlyItsTracks: Bool {
    traits.row != nil && traits.columns == 1 && traits.unsizedAxes.isEmpty
  }

  /// The columns that the cell spans.
  var columns: Range<Int> { column..<column + traits.columns }
}

/// The cells of a grid in their rows and columns.
struct GridCells {
  private(set) var cells: [GridCell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// The alignments of the columns that have one of their own.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

  /// The largest number of columns in a grid.
  private static let maxColumns = 1 << 10

  @MainActor
  init(_ nodes: [LayoutNode]) {
    var (lastRow, column) = (ObjectIdentifier?.none, 0)
    for node in nodes {
      var traits = node.layoutTraits?.grid ?? GridTraits()
      if rowCount == 0 || traits.row == nil || traits.row?.id != lastRow {
        rowCount += 1
        column = 0
      }
      lastRow = traits.row?.id
      traits.columns = min(traits.columns, max(1, GridCells.maxColumns - column))
      cells.append(GridCell(node: node, traits: traits, row: rowCount - 1, column: column))
      if let alignment = traits.columnAlignment { columnAlignments[column] = alignment }
      if traits.row == nil { continue }
      column += traits.columns
      columnCount = max(columnCount, column)
    }
  }

  /// Returns the indices of the cells in some rows.
  func indices(inRows rows: Range<Int>) -> Range<Int> {
    let first = cells.partitioningIndex { $0.row >= rows.lowerBound }
    return first..<max(first, cells.partitioningIndex { $0.row >= rows.upperBound })
  }

  /// Returns the columns with the cells that determine their widths.
  @MainActor
  func columns(_ memory: GridMemory?) -> [GridTrack] {
    var columns = (0..<columnCount).map { GridTrack(column: $0, memory: memory) }
    for cell in cells
    where cell.traits.row != nil && cell.traits.columns == 1
      && !cell.traits.unsizedAxes.contains(.horizontal)
    {
      columns[cell.column].cells.append((cell.node, nil))
    }
    return columns
  }
}

/// A column or a row while the space of a grid is distributed.
struct GridTrack: StackElement {
  /// The cells, those of a row with the widths of their columns.
  var cells: [(node: LayoutNode, width: Int?)] = []
  /// The index of a column.
  var column = 0
  /// Keeps which cells decide the length of a column.
  var memory: GridMemory?

  var layoutPriority: Double { cells.lazy.map(\.node.layoutPriority).max() ?? 0 }

  func length(along axis: Axis, in proposal: ProposedSize) -> Int {
    var (length, count) = (0, 0)
    for (node, width) in cells {
      let space = ProposedSize(width: width ?? proposal.width, height: proposal.height)
      let chosen = node.sizeThatFits(space)[axis]
      if chosen > length { (length, count) = (chosen, 0) }
      if chosen == length { count += 1 }
    }
    memory?.keep(widest: length, count, ofColumn: column, offered: proposal.width)
    return length
  }
}

/// The lengths and positions of a grid's columns and rows.
struct GridTracks {
  let arrangement: GridArrangement
  var widths: [Int] = [] {
    didSet { columnOffsets = GridTracks.offsets(widths, arrangement.columnSpacing) }
  }
  var heights: [Int] = [] {
    didSet { rowOffsets = GridTracks.offsets(heights, arrangement.rowSpacing) }
  }
  /// The width of the widest view that has a row to itself.
  var minWidth = 0
  private var columnOffsets: [Int] = []
  private var rowOffsets: [Int] = []

  init(arrangement: GridArrangement) {
    self.arrangement = arrangement
  }

  private static func offsets(_ lengths: [Int], _ spacing: Int) -> [Int] {
    var offset = 0
    return lengths.map { length in
      defer { offset += length + spacing }
      return offset
    }
  }

  /// The size of the grid.
  var size: Size {
    Size(
      width: max(minWidth, (columnOffsets.last ?? 0) + (widths.last ?? 0)),
      height: (rowOffsets.last ?? 0) + (heights.last ?? 0))
  }

  /// Returns the last row that begins at `y` or before it.
  func row(at y: Int) -> Int {
    max(0, rowOffsets.partitioningIndex { $0 > y } - 1)
  }

  /// Returns the space of `cell`. As long as the heights are unknown, it has no height.
  func rect(of cell: GridCell) -> Rect {
    let y = heights.isEmpty ? 0 : rowOffsets[cell.row]
    let height = heights.isEmpty ? 0 : heights[cell.row]
    if cell.traits.row == nil { return Rect(x: 0, y: y, width: size.width, height: height) }
    let (x, last) = (columnOffsets[cell.column], cell.columns.upperBound - 1)
    return Rect(x: x, y: y, width: columnOffsets[last] + widths[last] - x, height: height)
  }
}

extension GridArrangement: Arrangement {
  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    tracks(of: GridCells(contents.elements), in: proposal).size
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    arrange(
      GridCells(contents.elements), in: proposal, readsGuides: contents.setsGuides, place: place)
  }

  func origin(
    of child: LayoutNode, resizedFrom old: SizeCache, in contents: ArrangedContents
  ) -> Point? {
    guard let memory, let placement = memory.placement(for: contents.proposal),
      let cell = placement.cell(of: child), cell.decidesOnlyItsTracks
    else { return nil }
    let alignment = alignment(of: cell, in: placement.cells)
    guard !alignment.horizontal.alignment.dependsOnGuides,
      !alignment.vertical.alignment.dependsOnGuides, memory.takeOverSizes(of: cell, from: old)
    else { return nil }
    let space = placement.tracks.rect(of: cell)
    return space.origin + offset(of: cell, in: space.size, of: placement.cells)
  }

  func elements(of contents: ArrangedContents, in area: Rect) -> ArraySlice<LayoutNode> {
    let elements = contents.elements
    let placement = memory?.placement(for: contents.proposal)
    guard let indices = placement?.indices(in: area.range(along: .vertical)),
      indices.upperBound <= elements.count
    else { return elements[...] }
    return elements[indices]
  }
}
