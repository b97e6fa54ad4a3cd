extension Canvas {
  /// Draws a border along the inside of `rect`, or nothing if `rect` is less than two columns wide
  /// or two rows high.
  ///
  /// - Parameters:
  ///   - rect: The outer rectangle of the border, relative to the node.
  ///   - glyphs: The glyphs, one column each: top left, top, top right, left, right, bottom left,
  ///     bottom, bottom right.
  func drawBorder(_ rect: Rect, with glyphs: [Glyph]) {
    let (width, height) = (rect.size.width, rect.size.height)
    guard width >= 2, height >= 2 else { return }
    let (left, right) = (rect.origin.x, rect.origin.x + width - 1)
    let marks = graphicsState.marks.subtracting(.underlined)
    for (y, cornerIndex) in [(rect.origin.y, 0), (rect.origin.y + height - 1, 5)]
    where visibleRect.rows.contains(y) {
      let line = Array(repeating: glyphs[cornerIndex + 1], count: width - 2)
      write(
        ([glyphs[cornerIndex]] + line + [glyphs[cornerIndex + 2]])[...], at: Point(x: left, y: y),
        marks: marks)
    }
    for (x, sideIndex) in [(left, 3), (right, 4)] where visibleRect.columns.contains(x) {
      for y in visibleRect.rows.clamped(to: rect.origin.y + 1..<rect.origin.y + height - 1) {
        write(glyphs[sideIndex...sideIndex], at: Point(x: x, y: y), marks: marks)
      }
    }
  }
}
