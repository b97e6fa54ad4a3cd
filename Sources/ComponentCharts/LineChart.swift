import ComponentCore
import Signals

/// A chart of one or more series of values as lines or areas.
///
///     LineChart([ChartSeries("in", received), ChartSeries("out", sent)], x: -60...0)
///
///     100 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⣤⠶⠛  ── in   100
///         │           ⣀⣤⠶⠛⠉      ── out    0
///         │      ⢀⣠⡴⠶⠛⠉
///         │  ⢀⣠⡴⠞⠋⠁
///       0 ┤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤
///         └┬─────────────────┬
///         -60                0
///
/// Values have equal distances, and the newest is at the trailing edge. Lines consist of braille
/// dots, or of the characters `/`, `\`, `-` and `|` in ASCII; they are dashed in different ways
/// where there are no colors. The axes have round numbers, and the one before the values begins at
/// zero unless its range is given. A chart takes all the space it is offered. A small one has its
/// legend above, and a very small one leaves out its legend and its axes.
///
/// The legend shows the newest values, or those under the pointer. A chart can have the focus, and
/// then shows those under its caret, which the arrow keys, Home, End and a click move.
public struct LineChart: View {
  private nonisolated let drawing: ValueOrPublisher<LineChartDrawing>

  /// Creates a chart of `series`.
  ///
  /// - Parameters:
  ///   - series: The series, from back to front.
  ///   - x: What the axis below shows for the first and the last value; `nil` for no such axis.
  ///   - y: The values at the bottom and at the top; `nil` for zero and the extreme values.
  ///   - count: The number of values that span the chart; `nil` for that of the longest series.
  ///   - marker: What lines consist of.
  public nonisolated init(
    _ series: [ChartSeries], x: ClosedRange<Double>? = nil, y: ClosedRange<Double>? = nil,
    count: Int? = nil, marker: GraphicsContext.Marker = .dot
  ) {
    drawing = ValueOrPublisher(
      LineChartDrawing(series: series, x: x.map(ChartAxis.init), y: y, count: count, marker: marker)
    )
  }

  /// Creates a chart of the newest series of `publisher`, empty before the first ones.
  ///
  /// - Parameters:
  ///   - publisher: The series, from back to front.
  ///   - x: What the axis below shows for the first and the last value; `nil` for no such axis.
  ///   - y: The values at the bottom and at the top; `nil` for zero and the extreme values.
  ///   - count: The number of values that span the chart; `nil` for that of the longest series.
  ///   - marker: What lines consist of.
  public nonisolated init(
    _ publisher: some Publisher<[ChartSeries], Never>, x: ClosedRange<Double>? = nil,
    y: ClosedRange<Double>? = nil, count: Int? = nil, marker: GraphicsContext.Marker = .dot
  ) {
    let empty = LineChartDrawing(
      series: [], x: x.map(ChartAxis.init), y: y, count: count, marker: marker)
    drawing = ValueOrPublisher(empty, replacing: \.series, with: publisher)
  }

  /// Creates a chart of `series` over time.
  ///
  ///     LineChart(samples, x: .seconds(-60) ... .zero)
  ///
  /// - Parameters:
  ///   - series: The series, from back to front.
  ///   - x: The times of the first and the last value. A last one of zero is now.
  ///   - y: The values at the bottom and at the top; `nil` for zero and the extreme values.
  ///   - count: The number of values that span the chart; `nil` for that of the longest series.
  ///   - marker: What lines consist of.
  public nonisolated init(
    _ series: [ChartSeries], x: ClosedRange<Duration>, y: ClosedRange<Double>? = nil,
    count: Int? = nil, marker: GraphicsContext.Marker = .dot
  ) {
    drawing = ValueOrPublisher(
      LineChartDrawing(series: series, x: ChartAxis(x), y: y, count: count, marker: marker))
  }

  /// Creates a chart of the newest series of `publisher` over time, empty before the first ones.
  ///
  /// - Parameters:
  ///   - publisher: The series, from back to front.
  ///   - x: The times of the first and the last value. A last one of zero is now.
  ///   - y: The values at the bottom and at the top; `nil` for zero and the extreme values.
  ///   - count: The number of values that span the chart; `nil` for that of the longest series.
  ///   - marker: What lines consist of.
  public nonisolated init(
    _ publisher: some Publisher<[ChartSeries], Never>, x: ClosedRange<Duration>,
    y: ClosedRange<Double>? = nil, count: Int? = nil, marker: GraphicsContext.Marker = .dot
  ) {
    let empty = LineChartDrawing(series: [], x: ChartAxis(x), y: y, count: count, marker: marker)
    drawing = ValueOrPublisher(empty, replacing: \.series, with: publisher)
  }

  /// The chart.
  public var body: some View {
    InspectedChart(drawing) { $0 }
  }
}
