import Components
import Signals

/// A chart of values as bars.
///
///     BarChart([ChartBar("Apples", 12), ChartBar("Pears", 5)])
///
///     Apples ███████████████████ 12
///     Pears  ████████ 5
///
/// Bars begin at zero, or at the end of the range that is nearest to it, and are drawn to an
/// eighth of a cell; those below zero extend in the opposite direction. Bars that extend to the
/// right have a row each, their label before and their value behind them. Upright bars,
///
///     BarChart(hours, axis: .vertical)
///
///     20 ┤      ▂▂▂▂
///     10 ┤      ████ ▅▅▅▅
///      0 ┤▃▃▃▃ ████ ████
///         Mon  Tue  Wed
///
/// take all the space they are offered, and have an axis if there is space for it. Bars for which
/// there is no space are left out.
public struct BarChart: View {
  private nonisolated let drawing: ValueOrPublisher<BarChartDrawing>

  /// Creates a chart of `bars`.
  ///
  /// - Parameters:
  ///   - bars: The bars.
  ///   - range: The values at the ends of the chart; `nil` for zero and the extreme values.
  ///   - axis: The axis along which the bars extend.
  public nonisolated init(
    _ bars: [ChartBar], in range: ClosedRange<Double>? = nil, axis: Axis = .horizontal
  ) {
    drawing = ValueOrPublisher(BarChartDrawing(bars: bars, range: range, axis: axis))
  }

  /// Creates a chart of the newest bars of `publisher`, empty before the first ones.
  ///
  /// - Parameters:
  ///   - publisher: The bars.
  ///   - range: The values at the ends of the chart; `nil` for zero and the extreme values.
  ///   - axis: The axis along which the bars extend.
  public nonisolated init(
    _ publisher: some Publisher<[ChartBar], Never>, in range: ClosedRange<Double>? = nil,
    axis: Axis = .horizontal
  ) {
    let empty = BarChartDrawing(bars: [], range: range, axis: axis)
    drawing = ValueOrPublisher(empty, replacing: \.bars, with: publisher)
  }

  /// The chart.
  public var body: some View {
    Drawn(drawing) { $0 }
  }
}

private nonisolated struct BarChartDrawing: ChartDrawing {
  var bars: [ChartBar]
  let range: ClosedRange<Double>?
  let axis: Axis

  private var content: any ChartDrawing {
    axis == .horizontal ? BarRows(bars: bars, range: range) : BarColumns(bars: bars, range: range)
  }

  var idealSize: Size { content.idealSize }
  var summary: String { content.summary }
  var flexibleAxes: Axis.Set { content.flexibleAxes }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    content.draw(on: canvas)
  }
}

/// Bars to the right, each in a row.
private nonisolated struct BarRows: ChartDrawing {
  let bars: [ChartBar]
  let range: ClosedRange<Double>?

  /// The least number of columns for bars beside labels.
  private static let minimalBarWidth = 4

  var idealSize: Size { Size(width: 40, height: bars.count) }
  var flexibleAxes: Axis.Set { .horizontal }
  var summary: String { bars.summary }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    let scale = ChartScale(range, of: bars.lazy.map(\.value))
    let labelWidth = min(
      bars.lazy.map { canvas.width(of: $0.label) }.max() ?? 0, canvas.size.width / 3)
    let valueWidth = bars.lazy.map { canvas.width(of: $0.value.chartLabel) }.max() ?? 0
    let left = labelWidth == 0 ? 0 : labelWidth + 1
    let hasValues = canvas.size.width - left - valueWidth - 1 >= BarRows.minimalBarWidth
    let width = canvas.size.width - left - (hasValues ? valueWidth + 1 : 0)
    for y in canvas.visibleRect.rows where bars.indices.contains(y) {
      let bar = bars[y]
      canvas.write(bar.label, at: Point(x: 0, y: y), width: labelWidth)
      let eighths = scale.eighths(to: bar.value, of: width)
      for x in canvas.visibleRect.columns.clamped(to: left..<left + max(0, width)) {
        let block = ChartBlocks.horizontal.block(
          at: x - left, covering: eighths, inASCII: canvas.environment.usesASCII)
        if let block { canvas.write(block, at: Point(x: x, y: y), in: bar.color ?? .accentColor) }
      }
      if hasValues {
        let end = left + (eighths.upperBound + 7) / 8
        canvas.write(bar.value.chartLabel, at: Point(x: end + 1, y: y), isDim: true)
      }
    }
  }
}

/// Upright bars above their labels.
private nonisolated struct BarColumns: ChartDrawing {
  let bars: [ChartBar]
  let range: ClosedRange<Double>?

  var idealSize: Size { Size(width: 40, height: 10) }
  var flexibleAxes: Axis.Set { [.horizontal, .vertical] }
  var summary: String { bars.summary }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    let scale = ChartScale(range, of: bars.lazy.map(\.value))
    let hasLabels = bars.contains { !$0.label.isEmpty }
    let axes = ChartAxes(vertical: scale, footer: hasLabels ? 1 : 0, on: canvas)
    axes.draw(on: canvas)
    let plot = axes.plot
    let count = min(bars.count, plot.size.width)
    for (index, bar) in bars.prefix(count).enumerated() {
      let start = plot.size.width * index / count
      let pitch = plot.size.width * (index + 1) / count - start
      let rect = Rect(
        x: plot.origin.x + start, y: plot.origin.y, width: pitch > 1 ? pitch - 1 : 1,
        height: plot.size.height)
      guard rect.columns.overlaps(canvas.visibleRect.columns) else { continue }
      draw(bar, in: rect, scale, on: canvas)
      canvas.write(
        bar.label, at: Point(x: rect.origin.x, y: plot.rows.upperBound), isDim: true,
        width: rect.size.width)
    }
  }

  @MainActor
  private func draw(_ bar: ChartBar, in rect: Rect, _ scale: ChartScale, on canvas: DrawingCanvas) {
    let eighths = scale.eighths(to: bar.value, of: rect.size.height)
    for y in rect.rows.clamped(to: canvas.visibleRect.rows) {
      let block = ChartBlocks.vertical.block(
        at: rect.rows.upperBound - 1 - y, covering: eighths, inASCII: canvas.environment.usesASCII)
      guard let block else { continue }
      canvas.styled { $0.foreground = bar.color ?? .accentColor }
        .fill(Rect(x: rect.origin.x, y: y, width: rect.size.width, height: 1), with: block)
    }
  }
}

extension ChartScale {
  /// Returns the eighths of cells that a bar from zero to `value` covers.
  fileprivate func eighths(to value: Double, of cells: Int) -> Range<Int> {
    guard cells > 0, let end = fraction(of: value), let zero = fraction(of: 0) else {
      return 0..<0
    }
    let (low, high) = (min(zero, end) * Double(cells), max(zero, end) * Double(cells))
    return Int((low * 8).rounded())..<Int((high * 8).rounded())
  }
}
