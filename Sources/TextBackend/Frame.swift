import Components

/// A picture: what stands in each cell of a screen, and how it looks.
public struct Frame: Hashable, Sendable {
  /// What stands in a cell.
  public struct Cell: Hashable, Sendable {
    /// A cluster of text; empty in the second cell of a wide one.
    public var text: String
    /// How it looks. Colors that are the terminal's own are `nil`, and effects are never.
    public var attributes: Attributes
  }

  /// How wide it is.
  public let columns: Int
  /// How high it is.
  public let rows: Int
  /// Where a person types, if they do.
  public let cursor: Point?
  private let cells: [Cell]

  init(_ grid: Grid, _ pool: ClusterPool, cursor: Point?) {
    self.cursor = cursor
    columns = grid.columns
    rows = grid.rows
    cells = grid.cells.map { cell in
      var bytes: [UInt8] = []
      if cell.glyph != .trailingHalf { pool.write(cell.glyph, to: &bytes) }
      return Cell(
        text: String(decoding: bytes, as: UTF8.self), attributes: Attributes(cell.style))
    }
  }

  /// The cell in column `column` of row `row`, which must be on the screen.
  public subscript(column: Int, row: Int) -> Cell {
    precondition(
      (0..<columns).contains(column) && (0..<rows).contains(row),
      "There is no cell \(column), \(row) in a frame of \(columns) by \(rows).")
    return cells[row * columns + column]
  }
}

extension Attributes {
  fileprivate init(_ style: CellStyle) {
    self.init(
      foreground: Color(style.foreground), background: Color(style.background),
      isBold: style.effects.contains(.bold), isDim: style.effects.contains(.dim),
      isItalic: style.effects.contains(.italic),
      isUnderlined: style.effects.contains(.underline),
      isStrikethrough: style.effects.contains(.strikethrough),
      isReversed: style.effects.contains(.reverse))
  }
}

extension Color {
  fileprivate init?(_ color: CellColor) {
    if let (red, green, blue) = color.rgb {
      self.init(.rgb(red: red, green: green, blue: blue))
    } else if let index = color.palette {
      self.init(.palette(index))
    } else {
      return nil
    }
  }
}
