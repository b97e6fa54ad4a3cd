/// A surface that records which parts of its cells something is drawn in, to clip other drawing to
/// them.
package final class CoverageSurface: Surface, Mask {
  private var covered: [Point: Quadrants] = [:]

  package init() {}

  package func quadrants(at point: Point) -> Quadrants { covered[point] ?? [] }

  private func cover(_ quadrants: Quadrants = .all, at point: Point) {
    covered[point, default: []].formUnion(quadrants)
  }

  private func cover(_ rect: Rect) {
    for y in rect.rows {
      for x in rect.columns { cover(at: Point(x: x, y: y)) }
    }
  }

  // MARK: Drawing

  package func fill(_ rect: Rect, _ attributes: Attributes) { cover(rect) }

  package func overlay(_ rect: Rect, _ color: Color) { cover(rect) }

  package func fill(_ quadrants: Quadrants, at point: Point, _ color: Color) {
    cover(quadrants, at: point)
  }

  package func draw(_ dots: BrailleDots, at point: Point, _ color: Color) { cover(at: point) }

  package func fill(upper: Color?, lower: Color?, at point: Point) {
    if upper != nil { cover(.upper, at: point) }
    if lower != nil { cover(.lower, at: point) }
  }

  package func write(_ glyphs: ArraySlice<Glyph>, at point: Point, _ attributes: Attributes) {
    var x = point.x
    let isInvisible = attributes.foreground?.alpha == 0
    for glyph in glyphs {
      let width = Int(glyph.width)
      let isBlank = (glyph == .blank || isInvisible) && attributes.background == nil
      if !isBlank { cover(Rect(x: x, y: point.y, width: width, height: 1)) }
      x += width
    }
  }

  package func drawScaled(
    _ rect: Rect, to target: Rect, in window: ClipWindow, _ content: (any Surface) -> Void
  ) {
    cover(target.intersection(window.clip))
  }

  // MARK: Painting

  package func repaint(_ area: Rect, _ content: @MainActor (Rect) -> Void) { content(area) }

  package var changeCount: Int { covered.count }

  package func backdrop(in area: Rect) -> Backdrop? { nil }

  package var hasClippedGlyph: Bool { false }

  package func reportClippedGlyph(left: Bool, right: Bool) {}
}
