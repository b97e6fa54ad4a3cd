/// Dots of braille characters in an area of cells.
package struct DotGrid {
  let area: Rect
  /// The dots of each cell, row by row.
  private var cells: [BrailleDots]

  /// Creates a grid without dots of the part of `canvas` around `points`.
  ///
  /// A point on the far edge of a canvas belongs to the cell before it.
  package init(around points: [PathPoint], in canvas: Rect) {
    area = points.boundingRect.outset(by: 1).intersection(canvas)
    cells = Array(repeating: [], count: area.isEmpty ? 0 : area.size.width * area.size.height)
  }

  /// Adds dots to a cell. Those outside of the area are left out.
  package mutating func insert(_ dots: BrailleDots, at cell: Point) {
    if area.contains(cell) { cells[index(of: cell)].formUnion(dots) }
  }

  /// Returns the dots of a cell in the area.
  subscript(cell: Point) -> BrailleDots { cells[index(of: cell)] }

  private func index(of cell: Point) -> Int {
    (cell.y - area.origin.y) * area.size.width + cell.x - area.origin.x
  }
}
