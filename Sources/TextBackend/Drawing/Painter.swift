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

  /// - Parameter cell: What stands in every cell before anything is drawn.
  init(columns: Int, rows: Int, cell: Cell = .blank) {
    grid = Grid(columns: columns, rows: rows)
    if cell != .blank { grid.fill(Rect(x: 0, y: 0, width: columns, height: rows), with: cell) }
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

  func reportClippedGlyph(left: Bool, right: Bool) {
    isCut.left = isCut.left || left
    isCut.right = isCut.right || right
  }

  func fill(_ rect: Rect, _ attributes: Attributes) {
    grid.fill(rect, with: Cell(glyph: .blank, look: Look(attributes)))
  }

  func fill(_ quadrants: Quadrants, at place: Point, _ color: Color) {
    let beneath = grid[place.x, place.y].look
    let look = Look(
      foreground: beneath.background.covered(by: color), background: beneath.background,
      effects: [])
    grid.put(GlyphCode(quadrants), look, at: place.x, place.y)
  }

  func fill(upper: Color?, lower: Color?, at place: Point) {
    guard let upper else {
      if let lower { fill(.lower, at: place, lower) }
      return
    }
    guard let lower else { return fill(.upper, at: place, upper) }
    let beneath = grid[place.x, place.y].look.background
    let (above, below) = (beneath.covered(by: upper), beneath.covered(by: lower))
    let glyph = above == below ? GlyphCode.blank : GlyphCode.upperHalf
    let look = Look(
      foreground: above == below ? .standard : above, background: below, effects: [])
    grid.put(glyph, look, at: place.x, place.y)
  }

  func overlay(_ rect: Rect, _ color: Color) {
    if color.alpha == 255 {
      let look = Look(
        foreground: .standard, background: CellColor(color).asDecoration, effects: [])
      return grid.fill(rect, with: Cell(glyph: .blank, look: look))
    }
    for y in rect.rows {
      for x in rect.columns { grid[x, y].look = grid[x, y].look.veiled(by: color) }
    }
  }

  func write(_ glyphs: ArraySlice<Glyph>, at place: Point, _ attributes: Attributes) {
    if attributes.foreground.isOpaque, attributes.background.isOpaque {
      return grid.write(
        glyphs, Look(attributes), at: place, hasBackground: attributes.background != nil)
    }
    var place = place
    for index in glyphs.indices {
      // What is beneath may be another color for each.
      let look = Look(attributes).blended(
        attributes, over: grid[place.x, place.y].look.background)
      grid.write(glyphs[index...index], look, at: place, hasBackground: true)
      place.x += Int(glyphs[index].width)
    }
  }

  /// Puts a cell of another picture over what is there.
  func stack(_ cell: Cell, at place: Point) {
    let isSeeThrough = cell.look.background == .seeThrough
    if isSeeThrough, cell.glyph == .blank, cell.look.effects.isEmpty { return }
    let look = isSeeThrough ? cell.look.over(grid[place.x, place.y].look) : cell.look
    grid.put(cell.glyph, look, at: place.x, place.y)
  }
}

extension Color? {
  fileprivate var isOpaque: Bool { self?.alpha ?? 255 == 255 }
}

extension Look {
  /// The same seen through a translucent color.
  fileprivate func veiled(by color: Color) -> Look {
    let background = self.background.covered(by: color)
    return Look(
      foreground: foreground.coveredText(by: color),
      background: self.background.isStandard || self.background.isDecoration
        ? background.asDecoration : background,
      effects: effects)
  }
}

extension GlyphCode {
  /// What is put into a cell whose halves have colors of their own.
  static let upperHalf = GlyphCode(.upper)

  /// A block element that covers these quadrants of a cell.
  init(_ quadrants: Quadrants) {
    let blocks: [Unicode.Scalar] = [
      " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]
    let utf8 = Array(String(blocks[Int(quadrants.rawValue)]).utf8)
    self = GlyphCode(utf8: utf8, isWide: false, isRisky: false) ?? .blank
  }
}
