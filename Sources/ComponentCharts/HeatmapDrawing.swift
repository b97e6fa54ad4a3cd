import ComponentCore

nonisolated struct HeatmapDrawing: InspectableChart {
  var rows: [[Double]]
  let range: ClosedRange<Double>?
  let gradient: Gradient
  let rowLabels: [String]
  let columnLabels: [String]
  let showsLegend: Bool

  private var columnCount: Int { rows.lazy.map(\.count).max() ?? 0 }

  /// Two columns and a row for each value.
  var idealSize: Size {
    Size(
      width: max(1, 2 * columnCount),
      height: rows.count + (columnLabels.isEmpty ? 0 : 1) + (showsLegend ? 1 : 0))
  }

  var flexibleAxes: Axis.Set { [.horizontal, .vertical] }

  var summary: String {
    "\(rows.count) rows, \(columnCount) columns, " + rows.flatMap { $0 }.summary
  }

  /// How a table is divided on a canvas.
  struct Layout {
    let plot: Rect
    let scale: ChartScale
  }

  @MainActor
  func layout(on canvas: DrawingCanvas) -> Layout {
    let labelWidth = min(
      rowLabels.lazy.map { canvas.width(of: $0) }.max().map { $0 + 1 } ?? 0,
      canvas.size.width / 3)
    let footer = (columnLabels.isEmpty ? 0 : 1) + (showsLegend ? 1 : 0)
    return Layout(
      plot: Rect(
        x: labelWidth, y: 0, width: canvas.size.width - labelWidth,
        height: max(min(1, canvas.size.height), canvas.size.height - footer)),
      scale: ChartScale(fitting: rows.lazy.flatMap { $0 }, in: range))
  }

  func grid(of layout: Layout) -> ChartGrid {
    let columns = min(columnCount, layout.plot.size.width)
    return ChartGrid(
      area: layout.plot, columns: columns, rows: min(rows.count, layout.plot.size.height),
      used: 0..<columns)
  }

  func description(at place: Int) -> String {
    let (row, column) = place.quotientAndRemainder(dividingBy: max(1, columnCount))
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return "" }
    let labels = [(rowLabels, row), (columnLabels, column)].compactMap { labels, index in
      labels.indices.contains(index) && !labels[index].isEmpty ? labels[index] : nil
    }
    return (labels + [rows[row][column].chartLabel]).joined(separator: " ")
  }

  @MainActor
  func draw(_ layout: Layout, inspecting place: Int?, on canvas: DrawingCanvas) {
    let (plot, scale) = (layout.plot, layout.scale)
    let visible = canvas.visibleRect.offset(by: .zero - plot.origin)
    for cell in cells(of: plot.size, in: visible) {
      guard let value = cell.value, let fraction = scale.fraction(of: value) else { continue }
      draw(fraction, in: cell.rect.offset(by: plot.origin), on: canvas)
    }
    drawRowLabels(beside: plot, on: canvas)
    drawColumnLabels(below: plot, on: canvas)
    if showsLegend { drawLegend(scale, at: plot.origin.x, on: canvas) }
    if let place { drawValue(at: place, layout, on: canvas) }
  }

  /// Writes a value over its place, and marks its labels.
  @MainActor
  private func drawValue(at place: Int, _ layout: Layout, on canvas: DrawingCanvas) {
    let (plot, grid) = (layout.plot, grid(of: layout))
    guard grid.columns > 0 else { return }
    let (row, column) = place.quotientAndRemainder(dividingBy: grid.columns)
    let line = HeatmapDrawing.parts(of: plot.size.height, among: rows.count)[row]
    let part = HeatmapDrawing.parts(of: plot.size.width, among: columnCount)[column]
    let origin = Point(
      x: plot.origin.x + part.cells.lowerBound, y: plot.origin.y + line.cells.lowerBound)
    if let value = highest(of: line.indices, part.indices) {
      let text = " \(value.chartLabel) "
      let x = max(plot.origin.x, min(origin.x, canvas.size.width - canvas.width(of: text)))
      canvas.styled { ($0.isReversed, $0.isBold) = (true, true) }
        .write(text, at: Point(x: x, y: origin.y))
    }
    let marked = canvas.styled { ($0.foreground, $0.isBold) = (.accentColor, true) }
    if rowLabels.indices.contains(line.indices.lowerBound) {
      marked.write(
        rowLabels[line.indices.lowerBound], at: Point(x: 0, y: origin.y),
        maxWidth: plot.origin.x - 1)
    }
    let label = part.indices.lowerBound
    if columnLabels.indices.contains(label), plot.size.height < canvas.size.height {
      marked.write(columnLabels[label], at: Point(x: origin.x, y: plot.rows.upperBound))
    }
  }

  /// Returns the highest value in some rows and columns.
  private func highest(of lines: Range<Int>, _ columns: Range<Int>) -> Double? {
    rows[lines].lazy.flatMap { row in
      row[columns.clamped(to: 0..<row.count)].lazy.filter { !$0.isNaN }
    }.max()
  }

  /// Returns the rectangles in which values are shown.
  private func cells(of size: Size, in visible: Rect) -> [(rect: Rect, value: Double?)] {
    let columns = HeatmapDrawing.parts(of: size.width, among: columnCount)
      .filter { $0.cells.overlaps(visible.columns) }
    let lines = HeatmapDrawing.parts(of: size.height, among: rows.count)
      .filter { $0.cells.overlaps(visible.rows) }
    return lines.flatMap { line in
      columns.map { column in
        (
          Rect(
            x: column.cells.lowerBound, y: line.cells.lowerBound, width: column.cells.count,
            height: line.cells.count), highest(of: line.indices, column.indices)
        )
      }
    }
  }

  /// Divides a length among `count` values; several of them share a cell if there are fewer cells
  /// than values.
  private static func parts(
    of length: Int, among count: Int
  ) -> [(cells: Range<Int>, indices: Range<Int>)] {
    let partCount = min(max(0, length), count)
    return (0..<partCount).map { part in
      (
        length * part / partCount..<length * (part + 1) / partCount,
        count * part / partCount..<count * (part + 1) / partCount
      )
    }
  }

  @MainActor
  private func draw(_ fraction: Double, in rect: Rect, on canvas: DrawingCanvas) {
    if canvas.environment.usesFullColor {
      return canvas.fill(rect, with: gradient.color(at: fraction))
    }
    let shades =
      canvas.environment.usesASCII ? [".", ":", "+", "#", "@"] : ["·", "░", "▒", "▓", "█"]
    let shade = shades[min(shades.count - 1, Int(fraction * Double(shades.count)))]
    let visible = rect.intersection(canvas.visibleRect)
    guard !visible.isEmpty else { return }
    let line = String(repeating: shade, count: visible.size.width)
    for y in visible.rows {
      canvas.write(line, at: Point(x: visible.origin.x, y: y), in: .accentColor)
    }
  }

  @MainActor
  private func drawRowLabels(beside plot: Rect, on canvas: DrawingCanvas) {
    for part in HeatmapDrawing.parts(of: plot.size.height, among: rows.count) {
      let index = part.indices.lowerBound
      guard rowLabels.indices.contains(index) else { continue }
      canvas.writeLabel(
        rowLabels[index], at: Point(x: 0, y: part.cells.lowerBound), width: plot.origin.x - 1)
    }
  }

  @MainActor
  private func drawColumnLabels(below plot: Rect, on canvas: DrawingCanvas) {
    guard plot.size.height < canvas.size.height else { return }
    var free = plot.origin.x
    for part in HeatmapDrawing.parts(of: plot.size.width, among: columnCount) {
      let index = part.indices.lowerBound
      let x = plot.origin.x + part.cells.lowerBound
      guard columnLabels.indices.contains(index), x >= free else { continue }
      let width = canvas.width(of: columnLabels[index])
      guard x + width <= plot.columns.upperBound else { continue }
      canvas.writeLabel(columnLabels[index], at: Point(x: x, y: plot.rows.upperBound))
      free = x + width + 1
    }
  }

  /// Draws the colors between the values at their ends, in the last row.
  @MainActor
  private func drawLegend(_ scale: ChartScale, at x: Int, on canvas: DrawingCanvas) {
    let y = canvas.size.height - 1
    guard y > 0 else { return }
    let (low, high) = scale.endLabels
    let start = x + canvas.width(of: low) + 1
    let width = min(20, canvas.size.width - start - canvas.width(of: high) - 1)
    guard width > 1 else { return }
    canvas.writeLabel(low, at: Point(x: x, y: y))
    for column in 0..<width {
      let cell = Rect(x: start + column, y: y, width: 1, height: 1)
      draw(Double(column) / Double(width - 1), in: cell, on: canvas)
    }
    canvas.writeLabel(high, at: Point(x: start + width + 1, y: y))
  }
}
