import Components

extension DrawingCanvas {
  /// Writes `text` to the right of `point`, in at most `width` columns.
  func write(
    _ text: String, at point: Point, in color: Color? = nil, isDim: Bool = false,
    width: Int? = nil
  ) {
    let canvas = styled {
      if let color { $0.foreground = color }
      if isDim { $0.isDim = true }
    }
    canvas.write(text, at: point, maxWidth: width)
  }

  /// Writes `text` so that it ends before the column of `point`.
  func write(_ text: String, before point: Point, isDim: Bool = false) {
    write(text, at: Point(x: point.x - width(of: text), y: point.y), isDim: isDim)
  }
}
