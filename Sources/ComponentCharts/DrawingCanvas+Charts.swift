import ComponentCore

extension DrawingCanvas {
  /// Writes `text` to the right of `point`, in at most `width` columns.
  func write(_ text: String, at point: Point, in color: Color?, width: Int? = nil) {
    styled { if let color { $0.foreground = color } }.write(text, at: point, maxWidth: width)
  }

  /// Writes `text` in the color of less important text, to the right of `point`, in at most
  /// `width` columns.
  func writeLabel(_ text: String, at point: Point, width: Int? = nil) {
    write(text, at: point, in: .theme(.secondaryText), width: width)
  }

  /// Writes `text` in the color of less important text, so that it ends before the column of
  /// `point`.
  func writeLabel(_ text: String, before point: Point) {
    writeLabel(text, at: Point(x: point.x - width(of: text), y: point.y))
  }

  /// Writes the value that is inspected, in bold, so that it begins at the column of `point` or,
  /// if it would not fit, ends there.
  func writeValue(_ text: String, beside point: Point) {
    let width = width(of: text)
    let start = point.x + 1 + width < size.width ? point.x + 1 : max(0, point.x - width)
    styled { $0.isBold = true }.write(text, at: Point(x: start, y: point.y))
  }
}
