import ComponentCore
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
/// take all the space they are offered, and have an axis if there is space for it. The value of
/// the one under the pointer is shown above it, and while the chart has the focus, that of the one
/// under its caret, which ←, →, Home, End and a click move. Bars for which there is no space are
/// left out.
public struct BarChart: View {
  private nonisolated let bars: ValueOrPublisher<[ChartBar]>
  private nonisolated let range: ClosedRange<Double>?
  private nonisolated let axis: Axis

  /// Creates a chart of `bars`.
  ///
  /// - Parameters:
  ///   - bars: The bars.
  ///   - range: The values at the ends of the chart; `nil` for zero and the extreme values.
  ///   - axis: The axis along which the bars extend.
  public nonisolated init(
    _ bars: [ChartBar], in range: ClosedRange<Double>? = nil, axis: Axis = .horizontal
  ) {
    self.bars = ValueOrPublisher(bars)
    (self.range, self.axis) = (range, axis)
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
    bars = ValueOrPublisher(publisher, initial: [])
    (self.range, self.axis) = (range, axis)
  }

  /// The chart.
  public var body: some View {
    let range = range
    if axis == .horizontal {
      Drawn(bars) { BarRows(bars: $0, range: range) }
    } else {
      InspectedChart(bars) { BarColumns(bars: $0, range: range) }
    }
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
      canvas.write(bar.label, at: Point(x: 0, y: y), maxWidth: labelWidth)
      let eighths = scale.eighths(to: bar.value, of: width)
      for x in canvas.visibleRect.columns.clamped(to: left..<left + max(0, width)) {
        let block = ChartBlocks.horizontal.block(
          at: x - left, covering: eighths, inASCII: canvas.environment.usesASCII)
        if let block { canvas.write(block, at: Point(x: x, y: y), in: bar.color ?? .accentColor) }
      }
      if hasValues {
        let end = left + (eighths.upperBound + 7) / 8
        canvas.writeLabel(bar.value.chartLabel, at: Point(x: end + 1, y: y))
      }
    }
  }
}
