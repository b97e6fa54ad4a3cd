/// The cells that a ``DrawingContext`` draws on.
///
/// All points and rectangles are in columns and rows of the surface, and inside it.
@MainActor
package protocol Surface: AnyObject {
  /// Clears `area` and draws it again with `content`.
  ///
  /// Calls `content` again with a larger area if a wide glyph straddles the edge of the area.
  func repaint(_ area: Rect, _ content: @MainActor (Rect) -> Void)

  /// The number of changes of cells so far, from which follows whether something has been drawn.
  var changeCount: Int { get }

  /// Returns the content of `area`, to be drawn on again; `nil` if it cannot be restored.
  func backdrop(in area: Rect) -> Backdrop?

  /// Whether a wide glyph straddles the edge of the backdrop that was restored last, so that a
  /// larger area must be repainted.
  var hasClippedGlyph: Bool { get }

  /// Fills `rect` with `attributes.background`, which is opaque, and removes its text.
  func fill(_ rect: Rect, _ attributes: Attributes)

  /// Fills `rect` with a decorative color. A terminal without colors shows nothing in its place.
  ///
  /// A translucent color tints the text and the background that are there.
  func overlay(_ rect: Rect, _ color: Color)

  /// Fills `quadrants` of the cell at `point` with `color`, over the cell's background.
  func fill(_ quadrants: Quadrants, at point: Point, _ color: Color)

  /// Adds dots to those of a braille character at `point`, or replaces another character by them.
  func draw(_ dots: BrailleDots, at point: Point, _ color: Color)

  /// Fills the upper and the lower half of a cell. `nil` leaves the background of a half.
  func fill(upper: Color?, lower: Color?, at point: Point)

  /// Draws the part of `picture` in one of its cells over the cell at `point`.
  ///
  /// - Returns: `false`, without drawing anything, if the surface shows no smaller pixels there
  ///   than two to a cell.
  func draw(_ picture: CellPicture, _ cell: Point, at point: Point) -> Bool

  /// Writes `glyphs` from `point` to the right. Keeps the background that is there if `attributes`
  /// have none.
  func write(_ glyphs: ArraySlice<Glyph>, at point: Point, _ attributes: Attributes)

  /// Writes `glyph`, which is one column wide, into each cell of `rect`, as
  /// ``write(_:at:_:)`` does.
  func fill(_ rect: Rect, with glyph: Glyph, _ attributes: Attributes)

  /// Writes eight glyphs, which are one column wide, along the inside of `rect`, as
  /// ``write(_:at:_:)`` does: the corners and the edges, row by row.
  func drawBorder(_ rect: Rect, with glyphs: [Glyph], _ attributes: Attributes)

  /// Draws `content` on a layer as large as `rect`, then copies the layer, scaled to about
  /// the size of `target`.
  ///
  /// Characters have only one size: columns and rows around the text that are blank or equal to
  /// their neighbors are left out or repeated.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the content before scaling.
  ///   - target: The rectangle to scale it to.
  ///   - window: The visible part of the surface.
  ///   - content: Draws on the layer that is passed to it.
  func drawScaled(
    _ rect: Rect, to target: Rect, in window: ClipWindow, _ content: (any Surface) -> Void)

  /// Records that a wide glyph straddles the left or the right edge of the area being painted, and
  /// that blanks were drawn in its place.
  func reportClippedGlyph(left: Bool, right: Bool)
}

extension Surface {
  /// Returns `false`: most surfaces have no smaller pixels than two to a cell.
  package func draw(_ picture: CellPicture, _ cell: Point, at point: Point) -> Bool { false }

  package func fill(_ rect: Rect, with glyph: Glyph, _ attributes: Attributes) {
    writeRows(of: glyph, in: rect, attributes)
  }

  /// Writes `glyph` into each cell of `rect`, row by row.
  package func writeRows(of glyph: Glyph, in rect: Rect, _ attributes: Attributes) {
    let line = Array(repeating: glyph, count: rect.size.width)
    for y in rect.rows { write(line[...], at: Point(x: rect.origin.x, y: y), attributes) }
  }
}

/// The visible part of a surface.
package struct ClipWindow {
  /// The part of `bounds` that is being painted.
  package var clip: Rect
  /// The area that clipping leaves visible.
  package var bounds: Rect
  /// Returns whether the cell at a point is entirely inside all masks.
  package var isFullyVisible: (Point) -> Bool
}
