import Components

/// Columns of rows.
struct Touched: Sendable {
  private(set) var rows: [(y: Int, columns: Range<Int>)] = []

  mutating func insert(_ columns: Range<Int>, row y: Int) {
    for index in rows.indices where rows[index].y == y {
      let old = rows[index].columns
      rows[index].columns =
        min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
      return
    }
    rows.append((y, columns))
  }
}

/// Draws on a grid, and knows where it has drawn.
@MainActor
final class Painter: Surface {
  // Each access ends within a method here, and none of those calls another while it lasts, so accesses
  // cannot overlap, and none need to be checked for.

  @exclusivity(unchecked) private(set) var grid: Grid
  /// Where something may have changed since the last frame.
  @exclusivity(unchecked) private(set) var touched = Touched()
  /// Whether the last painting would have written beyond the left, or the right, of its area.
  @exclusivity(unchecked) private var isCut = (left: false, right: false)

  init(columns: Int, rows: Int) {
    grid = Grid(columns: columns, rows: rows)
  }

  /// Forgets where it has drawn.
  func forgetTouched() {
    touched = Touched()
  }

  /// Paints `area` anew, as `tree` has it.
  ///
  /// Where the area would cut a wide glyph in two, a larger one is painted.
  func paint(_ area: Rect, of tree: Tree) {
    var area = area.intersection(Rect(x: 0, y: 0, width: grid.columns, height: grid.rows))
    if area.isEmpty { return }
    repeat {
      grid.fill(area)
      for y in area.rows { touched.insert(area.columns, row: y) }
      isCut = (false, false)
      tree.paint(area, on: self)
      if isCut.left {
        area.origin.x -= 1
        area.size.width += 1
      }
      if isCut.right { area.size.width += 1 }
    } while isCut.left || isCut.right
  }

  func noteCut(left: Bool, right: Bool) {
    isCut.left = isCut.left || left
    isCut.right = isCut.right || right
  }

  func fill(_ rect: Rect, _ attributes: Attributes) {
    grid.fill(rect, with: Cell(glyph: .blank, look: Look(attributes)))
  }

  func fill(_ quarters: Quarters, at place: Point, _ attributes: Attributes) {
    var attributes = attributes
    attributes.foreground = attributes.background
    let look = Look(attributes).over(grid[place.x, place.y].look)
    grid.put(GlyphCode(quarters), look, at: place.x, place.y)
  }

  func write(_ glyphs: ArraySlice<Glyph>, at place: Point, _ attributes: Attributes) {
    grid.write(
      glyphs, Look(attributes), at: place, hasBackground: attributes.background != nil)
  }
}

extension GlyphCode {
  /// A block element that covers these quarters of a cell.
  init(_ quarters: Quarters) {
    let blocks: [Unicode.Scalar] = [
      " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]
    let utf8 = Array(String(blocks[Int(quarters.rawValue)]).utf8)
    self = GlyphCode(utf8: utf8, isWide: false, isRisky: false) ?? .blank
  }
}
