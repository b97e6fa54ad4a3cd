import ComponentCore
import Signals

/// A small chart of a series of values, one to a column, without axes.
///
///     Sparkline([1, 3, 2, 6, 8, 5])
///
///     ▁▃▂▆█▅
///
/// The newest values are shown, the last one in the last column. A value below or above the range
/// is shown as its nearer end; where a value is not a number, a column stays empty. A sparkline
/// is as wide as the proposal. It is drawn in the accent color, or in those of a gradient from its
/// bottom to its top.
public struct Sparkline: View {
  private nonisolated let drawing: ValueOrPublisher<SparklineDrawing>

  /// Creates a chart of `values`.
  ///
  /// - Parameters:
  ///   - values: The values, from the oldest to the newest.
  ///   - range: The values at the bottom and at the top; `nil` for zero and the extreme values.
  ///   - rows: The height in rows.
  ///   - gradient: The colors from the bottom to the top.
  public nonisolated init(
    _ values: some Sequence<Double>, in range: ClosedRange<Double>? = nil, rows: Int = 1,
    gradient: Gradient? = nil
  ) {
    drawing = ValueOrPublisher(
      SparklineDrawing(values: Array(values), range: range, rows: rows, gradient: gradient))
  }

  /// Creates a chart of the newest series of `publisher`, empty before the first one.
  ///
  ///     Sparkline(loads, in: 0...1)
  ///
  /// - Parameters:
  ///   - publisher: The series of values, each from the oldest to the newest.
  ///   - range: The values at the bottom and at the top; `nil` for zero and the extreme values.
  ///   - rows: The height in rows.
  ///   - gradient: The colors from the bottom to the top.
  public nonisolated init<Values: Sequence<Double> & Sendable>(
    _ publisher: some Publisher<Values, Never>, in range: ClosedRange<Double>? = nil,
    rows: Int = 1, gradient: Gradient? = nil
  ) {
    let empty = SparklineDrawing(values: [], range: range, rows: rows, gradient: gradient)
    drawing = ValueOrPublisher(empty, replacing: \.values, with: publisher.map(Array.init))
  }

  /// The chart.
  public var body: some View {
    Drawn(drawing) { $0 }
  }
}

private nonisolated struct SparklineDrawing: ChartDrawing {
  var values: [Double]
  let range: ClosedRange<Double>?
  let rows: Int
  let gradient: Gradient?

  /// The width in columns if the proposal leaves it open and there are no values.
  private static let defaultWidth = 20

  var idealSize: Size {
    Size(width: values.isEmpty ? SparklineDrawing.defaultWidth : values.count, height: max(0, rows))
  }

  var flexibleAxes: Axis.Set { .horizontal }
  var summary: String { values.summary }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    let scale = ChartScale(range, of: values)
    let bars = BarRaster(rows: canvas.size.height, usesASCII: canvas.environment.usesASCII)
    // The index of the value in the first column, which may be before the first one.
    let first = values.count - canvas.size.width
    for x in canvas.visibleRect.columns where values.indices.contains(first + x) {
      guard let fraction = scale.fraction(of: values[first + x]) else { continue }
      bars.draw(fraction, at: x, on: canvas) { gradient?.color(at: $0) ?? .accentColor }
    }
  }
}

/// Draws upright bars that are one column wide, to an eighth of a row.
nonisolated struct BarRaster {
  let rows: Int
  let usesASCII: Bool

  private var blocks: [String] {
    usesASCII
      ? ["_", ".", ":", "-", "=", "+", "*", "#"] : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  }

  /// Draws a bar whose height is a fraction of the rows, but at least an eighth of a row.
  ///
  /// - Parameters:
  ///   - fraction: The height, from 0 to 1.
  ///   - x: The column of the bar.
  ///   - canvas: The canvas of the chart.
  ///   - color: Returns the color at a height from 0 to 1.
  @MainActor
  func draw(_ fraction: Double, at x: Int, on canvas: DrawingCanvas, in color: (Double) -> Color) {
    let blocks = blocks
    let eighths = 1 + Int((fraction * Double(rows * blocks.count - 1)).rounded())
    for y in canvas.visibleRect.rows {
      let height = eighths - (rows - 1 - y) * blocks.count
      guard height > 0 else { continue }
      let top = Double(rows - y) / Double(rows)
      canvas.write(
        blocks[min(height, blocks.count) - 1], at: Point(x: x, y: y), in: color(min(fraction, top)))
    }
  }
}
