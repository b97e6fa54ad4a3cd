extension DrawingContext {
  /// Draws a border along the inside of `rect`, or nothing if `rect` is less than two columns wide
  /// or two rows high.
  ///
  /// - Parameters:
  ///   - rect: The outer rectangle of the border, relative to the node.
  ///   - glyphs: The glyphs, one column each: top left, top, top right, left, right, bottom left,
  ///     bottom, bottom right.
  package func drawBorder(_ rect: Rect, with glyphs: [Glyph]) {
    guard rect.size.width >= 2, rect.size.height >= 2 else { return }
    let shown = shownAttributes(attributes, marks: graphicsState.marks.subtracting(.underlined))
    let area = rect.offset(by: origin)
    if graphicsState.isDefault, clip.contains(area) {
      return graphicsState.surface.drawBorder(area, with: glyphs, shown)
    }
    for (part, glyph) in zip(rect.borderParts, glyphs) { fill(part, with: glyph, shownAs: shown) }
  }
}

extension Rect {
  /// The corners and the edges of the border along the inside of the rectangle, in the order of
  /// its glyphs.
  fileprivate var borderParts: [Rect] {
    let (left, right) = (origin.x, origin.x + size.width - 1)
    let (top, bottom) = (origin.y, origin.y + size.height - 1)
    let corner = Size(width: 1, height: 1)
    let line = Size(width: size.width - 2, height: 1)
    let side = Size(width: 1, height: size.height - 2)
    return [
      Rect(origin: Point(x: left, y: top), size: corner),
      Rect(origin: Point(x: left + 1, y: top), size: line),
      Rect(origin: Point(x: right, y: top), size: corner),
      Rect(origin: Point(x: left, y: top + 1), size: side),
      Rect(origin: Point(x: right, y: top + 1), size: side),
      Rect(origin: Point(x: left, y: bottom), size: corner),
      Rect(origin: Point(x: left + 1, y: bottom), size: line),
      Rect(origin: Point(x: right, y: bottom), size: corner),
    ]
  }
}

extension Surface {
  package func drawBorder(_ rect: Rect, with glyphs: [Glyph], _ attributes: Attributes) {
    fillBorder(of: rect, with: glyphs, attributes)
  }

  /// Draws a border as rectangles that are filled with one glyph each.
  package func fillBorder(of rect: Rect, with glyphs: [Glyph], _ attributes: Attributes) {
    for (part, glyph) in zip(rect.borderParts, glyphs) where !part.isEmpty {
      fill(part, with: glyph, attributes)
    }
  }
}
