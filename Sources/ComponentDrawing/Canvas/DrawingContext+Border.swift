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
    let shown = shownAttributes(attributes, marks: graphicsState.marks.subtracting(.underlined))
    let columns = rect.columns.clamped(to: visibleRect.columns)
    var line = Array(repeating: glyphs[1], count: columns.count)
    for (y, cornerIndex) in [(rect.origin.y, 0), (rect.origin.y + height - 1, 5)]
    where visibleRect.rows.contains(y) && !columns.isEmpty {
      for index in line.indices { line[index] = glyphs[cornerIndex + 1] }
      if columns.lowerBound == left { line[0] = glyphs[cornerIndex] }
      if columns.upperBound == right + 1 { line[line.count - 1] = glyphs[cornerIndex + 2] }
      write(line[...], at: Point(x: columns.lowerBound, y: y), shownAs: shown)
    }
    for (x, sideIndex) in [(left, 3), (right, 4)] where visibleRect.columns.contains(x) {
      for y in visibleRect.rows.clamped(to: rect.origin.y + 1..<rect.origin.y + height - 1) {
        write(glyphs[sideIndex...sideIndex], at: Point(x: x, y: y), shownAs: shown)
      }
    }
  }
}
