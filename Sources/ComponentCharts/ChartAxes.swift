import Components

/// The axes of a chart, and the rectangle that they leave for its values.
@MainActor
struct ChartAxes {
  /// The rectangle of the values.
  let plot: Rect
  /// Whether there is space for a legend, in the first row.
  let showsLegend: Bool
  private let scale: ChartScale
  private let horizontal: ClosedRange<Double>?
  private let ticks: [(value: Double, label: String)]

  /// The least number of columns and rows of a chart with axes.
  private static let minimalSize = Size(width: 12, height: 4)
  /// The rows for each value of the vertical axis.
  private static let rowsPerTick = 3
  /// The greatest number of values of the vertical axis, in a chart that is higher than a screen.
  private static let maxTicks = 1_000

  /// Creates the axes that fit on `canvas`.
  ///
  /// - Parameters:
  ///   - vertical: The scale of the axis before the values.
  ///   - horizontal: What the axis below shows at its ends; `nil` for no such axis.
  ///   - footer: The rows for other labels below the values.
  ///   - hasLegend: Whether there is a legend.
  ///   - canvas: The canvas of the chart.
  init(
    vertical scale: ChartScale, horizontal: ClosedRange<Double>? = nil, footer: Int = 0,
    hasLegend: Bool = false, on canvas: DrawingCanvas
  ) {
    let (size, minimalSize) = (canvas.size, ChartAxes.minimalSize)
    let isLarge = size.width >= minimalSize.width && size.height >= minimalSize.height
    let top = hasLegend && isLarge ? 1 : 0
    let bottom = isLarge ? (horizontal == nil ? footer : 2) : min(footer, max(0, size.height - 1))
    let height = size.height - top - bottom
    self.horizontal = isLarge ? horizontal : nil
    self.scale = scale
    showsLegend = top > 0
    let tickCount = min(max(2, height / ChartAxes.rowsPerTick + 1), ChartAxes.maxTicks)
    let values = isLarge ? scale.ticks(atMost: tickCount) : []
    ticks = Array(zip(values, scale.labels(of: values)))
    let width = ticks.map { canvas.width(of: $0.label) }.max().map { $0 + 2 } ?? 0
    plot = Rect(x: width, y: top, width: max(0, size.width - width), height: max(0, height))
  }

  /// Returns the row of a value, below the top of the chart.
  func row(of value: Double) -> Int {
    let fraction = scale.fraction(of: value) ?? 0
    return plot.origin.y + min(plot.size.height - 1, Int((1 - fraction) * Double(plot.size.height)))
  }

  /// Draws the axes.
  func draw(on canvas: DrawingCanvas) {
    if !ticks.isEmpty { drawVertical(on: canvas) }
    if let horizontal { drawHorizontal(horizontal, on: canvas) }
  }

  private func drawVertical(on canvas: DrawingCanvas) {
    let x = plot.origin.x - 1
    for y in plot.rows.clamped(to: canvas.visibleRect.rows) {
      canvas.write(canvas.symbol("│", ascii: "|"), at: Point(x: x, y: y), isDim: true)
    }
    for tick in ticks {
      let row = row(of: tick.value)
      canvas.write(tick.label, before: Point(x: x - 1, y: row), isDim: true)
      canvas.write(canvas.symbol("┤", ascii: "+"), at: Point(x: x, y: row), isDim: true)
    }
  }

  private func drawHorizontal(_ range: ClosedRange<Double>, on canvas: DrawingCanvas) {
    let (left, y) = (plot.origin.x, plot.rows.upperBound)
    canvas.styled { $0.isDim = true }
      .fill(
        Rect(x: left, y: y, width: plot.size.width, height: 1),
        with: canvas.symbol("─", ascii: "-"))
    if left > 0 {
      canvas.write(canvas.symbol("└", ascii: "+"), at: Point(x: left - 1, y: y), isDim: true)
    }
    let (low, high) = ChartScale(range, of: []).endLabels
    canvas.write(low, at: Point(x: left, y: y + 1), isDim: true)
    canvas.write(high, before: Point(x: plot.columns.upperBound, y: y + 1), isDim: true)
  }
}
