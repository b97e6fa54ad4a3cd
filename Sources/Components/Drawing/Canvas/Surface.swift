/// The cells a ``Canvas`` draws on. All places are columns and rows of the screen, and on it.
@MainActor
package protocol Surface: AnyObject {
  /// Clears `area` and draws it again with `content`.
  ///
  /// Calls `content` again with a larger area if a wide glyph straddles the edge of the area.
  func repaint(_ area: Rect, _ content: (Rect) -> Void)

  /// Covers `rect` with `attributes.background`, which is opaque.
  func fill(_ rect: Rect, _ attributes: Attributes)

  /// Covers `rect` with a color that is there for its beauty: where there are no colors, nothing
  /// stands for it. What is beneath shows through a translucent one, text and all.
  func overlay(_ rect: Rect, _ color: Color)

  /// Covers the quadrants of a cell that are set in `quadrants` with `color`, and lets the others
  /// be.
  func fill(_ quadrants: Quadrants, at point: Point, _ color: Color)

  /// Covers the upper and the lower half of a cell with opaque colors; `nil` lets it be.
  func fill(upper: Color?, lower: Color?, at point: Point)

  /// Writes `glyphs` from `point` to the right; where `attributes` have no background, over the
  /// one that is there.
  func write(_ glyphs: ArraySlice<Glyph>, at point: Point, _ attributes: Attributes)

  /// Draws what `content` draws on a surface as large as `rect`, as far as it is seen in `window`:
  /// about as large as `target`, without columns and rows that nobody misses, or with more of
  /// these.
  func drawScaled(
    _ rect: Rect, to target: Rect, in window: ClipWindow, _ content: (any Surface) -> Void)

  /// Takes note that a glyph could not be written because it stands across the edge of what is
  /// being painted, on the left or on the right.
  func reportClippedGlyph(left: Bool, right: Bool)
}

/// What of a surface is seen.
package struct ClipWindow {
  /// What is being painted.
  package var clip: Rect
  /// What can be seen at all.
  package var bounds: Rect
  /// Whether a cell can be seen whole.
  package var isFullyVisible: (Point) -> Bool
}
