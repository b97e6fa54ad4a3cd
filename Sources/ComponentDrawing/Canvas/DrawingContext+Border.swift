extension DrawingContext {
  /// Draws a border along the inside of `rect`, or nothing if `rect` is less than two columns wide
  /// or two rows high.
  ///
  /// - Parameters:
  ///   - rect: The outer rectangle of the border, relative to the node.
  ///   - glyphs: The glyphs, one column each: top left, top, top right, left, right, bottom left,
  ///     bottom, bottom right.
  package func drawBorder(_ rect: Rect, with glyphs: [Glyph]) {
    let (width, height) = (rect.size.width, rect.size.height)
    guard width >= 2, height >= 2 else { return }
    let (left, right) = (rect.origin.x, rect.origin.x + width - 1)
    let (top, bottom) = (rect.origin.y, rect.origin.y + height - 1)
    let shown = shownAttributes(attributes, marks: graphicsState.marks.subtracting(.underlined))
    for (y, first) in [(top, 0), (bottom, 5)] {
      fill(Rect(x: left, y: y, width: 1, height: 1), with: glyphs[first], shownAs: shown)
      fill(
        Rect(x: left + 1, y: y, width: width - 2, height: 1), with: glyphs[first + 1],
        shownAs: shown)
      fill(Rect(x: right, y: y, width: 1, height: 1), with: glyphs[first + 2], shownAs: shown)
    }
    for (x, index) in [(left, 3), (right, 4)] {
      fill(
        Rect(x: x, y: top + 1, width: 1, height: height - 2), with: glyphs[index], shownAs: shown)
    }
  }
}
