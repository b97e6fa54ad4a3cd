import ComponentCore

/// A drawn picture of a screen: the text and attributes of each cell.
public struct Frame: Hashable, Sendable {
  /// A cell of a frame.
  public struct Cell: Hashable, Sendable {
    /// The grapheme cluster that the cell shows; empty in the second cell of a wide cluster.
    public var text: String
    /// The colors and text effects. The terminal's default colors are `nil`; effects never are.
    public var attributes: Attributes
    /// The destination of the hyperlink that the text is a part of, in printable ASCII; `nil` if
    /// it is none.
    public var link: String?
    /// Whether the background is shown only where there are colors.
    var isBackgroundDecorative = false
  }

  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The position of the text cursor; `nil` if no text field has the focus.
  public let cursor: Point?
  /// The way in which the screen shows system colors on a terminal.
  let systemPalette: SystemPalette
  /// The cells of each row. Frames of a screen share the rows that have not changed between them.
  let cellRows: [[Cell]]

  /// Creates a frame of rows that have `columns` cells each.
  init(
    columns: Int, cellRows: [[Cell]], cursor: Point?, systemPalette: SystemPalette = .dark
  ) {
    self.columns = columns
    self.cellRows = cellRows
    self.systemPalette = systemPalette
    self.cursor = cursor
    rows = cellRows.count
  }

  /// The cell in column `column` of row `row`.
  ///
  /// - Precondition: The frame contains the cell.
  public subscript(column: Int, row: Int) -> Cell {
    precondition(
      (0..<columns).contains(column) && (0..<rows).contains(row),
      "Cell (\(column), \(row)) is outside a frame of \(columns) columns and \(rows) rows.")
    return cellRows[row][column]
  }
}

extension Frame.Cell {
  /// Creates the cell of a frame for one of a grid.
  init(_ cell: GridCell, _ pool: ClusterPool) {
    var bytes: [UInt8] = []
    if cell.glyph != .trailingHalf { pool.write(cell.glyph, to: &bytes) }
    self.init(
      text: String(decoding: bytes, as: UTF8.self), attributes: Attributes(cell.style),
      link: cell.glyph.link == 0
        ? nil : String(decoding: pool.links[cell.glyph.link], as: UTF8.self),
      isBackgroundDecorative: cell.style.background.isDecorative)
  }
}

extension Attributes {
  fileprivate init(_ style: CellStyle) {
    self.init(
      foreground: Color(style.foreground), background: Color(style.background),
      isBold: style.effects.contains(.bold), isDim: style.effects.contains(.dim),
      isItalic: style.effects.contains(.italic),
      isUnderlined: style.effects.contains(.underline),
      underlineStyle: style.effects.underlineCode.style,
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
    } else if let system = color.system {
      self.init(.system(system))
    } else {
      return nil
    }
  }
}
