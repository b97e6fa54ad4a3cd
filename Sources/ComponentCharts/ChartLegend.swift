import ComponentCore

/// The names and values of the series of a chart: below each other at its side, or in a row above.
@MainActor
struct ChartLegend {
  /// A series in the legend.
  struct Entry {
    let sample: String
    let name: String
    let value: String
    let color: Color
  }

  let entries: [Entry]
  /// The columns for a value.
  let valueWidth: Int

  /// The greatest number of columns for a name.
  private static let maxNameWidth = 20

  /// Returns the width of the legend at the side of a chart.
  func width(on canvas: DrawingCanvas) -> Int {
    let names = entries.map { canvas.width(of: $0.name) }.max() ?? 0
    let samples = entries.map { canvas.width(of: $0.sample) }.max() ?? 0
    return samples + 1 + min(names, ChartLegend.maxNameWidth) + 2 + valueWidth
  }

  /// Draws the legend in `area`.
  func draw(in area: Rect, on canvas: DrawingCanvas) {
    area.size.height > 1 ? drawColumn(in: area, on: canvas) : drawRow(in: area, on: canvas)
  }

  private func drawColumn(in area: Rect, on canvas: DrawingCanvas) {
    for (entry, y) in zip(entries, area.rows) {
      let name = drawName(of: entry, at: Point(x: area.origin.x, y: y), on: canvas)
      let start = area.columns.upperBound - canvas.width(of: entry.value)
      if start > name { canvas.write(entry.value, at: Point(x: start, y: y)) }
    }
  }

  private func drawRow(in area: Rect, on canvas: DrawingCanvas) {
    var x = area.origin.x
    for entry in entries {
      x = drawName(of: entry, at: Point(x: x, y: area.origin.y), on: canvas) + 1
      canvas.write(entry.value, at: Point(x: x, y: area.origin.y))
      x += valueWidth + 2
    }
  }

  /// Draws the sample and the name of a series; returns the column after them.
  private func drawName(of entry: Entry, at point: Point, on canvas: DrawingCanvas) -> Int {
    canvas.write(entry.sample, at: point, in: entry.color)
    let x = point.x + canvas.width(of: entry.sample) + 1
    canvas.writeLabel(
      entry.name, at: Point(x: x, y: point.y), width: ChartLegend.maxNameWidth)
    return x + min(canvas.width(of: entry.name), ChartLegend.maxNameWidth)
  }
}
