import ComponentCore

/// The axes of a chart, and the rectangles that they leave for its values and its legend.
@MainActor
struct ChartAxes {
  /// The rectangle of the values.
  let plot: Rect
  /// The scale of the values.
  let scale: ChartScale
  /// The place of the legend; `nil` if there is no space for it.
  let legend: Rect?
  private let horizontal: ChartAxis?
  private let ticks: [(value: Double, label: String)]

  /// The least number of columns and rows of a chart with axes.
  private static let minimalSize = Size(width: 12, height: 4)
  /// The least number of columns of a chart that has its legend at its side.
  private static let minimalWidthBesideLegend = 56
  /// The rows for each value of the vertical axis.
  private static let rowsPerTick = 3
  /// The greatest number of values of an axis, in a chart that is larger than a screen.
  private static let maxTicks = 1_000
  /// The columns for each value of the horizontal axis.
  private static let columnsPerTick = 14

  /// Creates the axes that fit on `canvas`.
  ///
  /// - Parameters:
  ///   - vertical: The scale of the axis before the values.
  ///   - horizontal: What the axis below shows; `nil` for no such axis.
  ///   - footer: The rows for other labels below the values.
  ///   - legendWidth: The width of a legend at the side; `nil` for no legend.
  ///   - canvas: The canvas of the chart.
  init(
    vertical scale: ChartScale, horizontal: ChartAxis? = nil, footer: Int = 0,
    legendWidth: Int? = nil, on canvas: DrawingCanvas
  ) {
    let (size, minimalSize) = (canvas.size, ChartAxes.minimalSize)
    let isLarge = size.width >= minimalSize.width && size.height >= minimalSize.height
    let side = size.width >= ChartAxes.minimalWidthBesideLegend && isLarge ? legendWidth : nil
    let top = legendWidth != nil && side == nil && isLarge ? 1 : 0
    let bottom = isLarge ? (horizontal == nil ? footer : 2) : min(footer, max(0, size.height - 1))
    let height = max(0, size.height - top - bottom)
    let tickCount = min(max(2, height / ChartAxes.rowsPerTick + 1), ChartAxes.maxTicks)
    self.scale = isLarge ? scale.withRoundEnds(ticksAtMost: tickCount) : scale
    self.horizontal = isLarge ? horizontal : nil
    let values = isLarge ? self.scale.ticks(atMost: tickCount) : []
    ticks = Array(zip(values, self.scale.labels(of: values)))
    let left = ticks.map { canvas.width(of: $0.label) }.max().map { $0 + 2 } ?? 0
    let right = side.map { $0 + 2 } ?? 0
    plot = Rect(x: left, y: top, width: max(0, size.width - left - right), height: height)
    legend =
      if let side {
        Rect(x: size.width - side, y: 0, width: side, height: height)
      } else if top > 0 {
        Rect(x: left, y: 0, width: plot.size.width, height: 1)
      } else { nil }
  }

  /// Returns the row of a value, below the top of the chart.
  func row(of value: Double) -> Int {
    let fraction = scale.fraction(of: value) ?? 0
    return plot.origin.y + min(plot.size.height - 1, Int((1 - fraction) * Double(plot.size.height)))
  }

  /// Draws the axes, in the accent color if the chart has the focus.
  func draw(on canvas: DrawingCanvas) {
    let lines =
      canvas.state.contains(.focused)
      ? canvas.styled { $0.foreground = .accentColor } : canvas.inBorderColor
    if !ticks.isEmpty { drawVertical(on: canvas, lines) }
    if let horizontal { drawHorizontal(horizontal, on: canvas, lines) }
  }

  private func drawVertical(on canvas: DrawingCanvas, _ lines: DrawingCanvas) {
    let x = plot.origin.x - 1
    lines.fill(
      Rect(x: x, y: plot.origin.y, width: 1, height: plot.size.height),
      with: canvas.symbol("│", ascii: "|"))
    for tick in ticks {
      let row = row(of: tick.value)
      canvas.writeLabel(tick.label, before: Point(x: x - 1, y: row))
      lines.write(canvas.symbol("┤", ascii: "+"), at: Point(x: x, y: row))
      guard row < plot.rows.upperBound - 1, !canvas.environment.usesASCII else { continue }
      canvas.inBorderColor.styled { $0.isDim = true }
        .fill(Rect(x: x + 1, y: row, width: plot.size.width, height: 1), with: "┈")
    }
  }

  private func drawHorizontal(
    _ axis: ChartAxis, on canvas: DrawingCanvas, _ lines: DrawingCanvas
  ) {
    let (left, y) = (plot.origin.x, plot.rows.upperBound)
    lines.fill(
      Rect(x: left, y: y, width: plot.size.width, height: 1), with: canvas.symbol("─", ascii: "-"))
    if left > 0 { lines.write(canvas.symbol("└", ascii: "+"), at: Point(x: left - 1, y: y)) }
    var free = left - 1
    let count = min(max(2, plot.size.width / ChartAxes.columnsPerTick + 1), ChartAxes.maxTicks)
    for tick in axis.ticks(atMost: count) {
      let x = left + Int((axis.fraction(of: tick.value) * Double(plot.size.width - 1)).rounded())
      let width = canvas.width(of: tick.label)
      let start = min(max(left - 1, x - width / 2), plot.columns.upperBound - width)
      guard start >= free else { continue }
      lines.write(canvas.symbol("┬", ascii: "+"), at: Point(x: x, y: y))
      canvas.writeLabel(tick.label, at: Point(x: start, y: y + 1))
      free = start + width + 2
    }
  }

  /// Draws a line through the values at `x`, and the label of their place on the axis below.
  func drawCursor(at x: Int, label: String?, on canvas: DrawingCanvas) {
    let cursor = canvas.styled { $0.foreground = .accentColor }
    cursor.fill(
      Rect(x: x, y: plot.origin.y, width: 1, height: plot.size.height),
      with: canvas.symbol("│", ascii: "|"))
    guard horizontal != nil, let label else { return }
    let (y, width) = (plot.rows.upperBound, canvas.width(of: label) + 2)
    cursor.write(canvas.symbol("┴", ascii: "+"), at: Point(x: x, y: y))
    let start = min(max(plot.origin.x - 1, x - width / 2), plot.columns.upperBound - width)
    cursor.styled { $0.isBold = true }.write(" \(label) ", at: Point(x: start, y: y + 1))
  }
}
