import ComponentCore
import Signals

/// A chart of a table of values as colors.
///
///     Heatmap(loads, rowLabels: ["Mon", "Tue"], columnLabels: (0..<24).map(String.init))
///
///     Mon ··░░▒▒▓▓██▓▓▒▒
///     Tue ······░░░░▒▒▓▓
///         0 1 2 3 4 5 6
///
/// Values are shown in the colors of a gradient, or as characters of different density where the
/// output shows fewer than 256 colors. A value that is not a number leaves its place empty. The
/// table is stretched to the space that is offered; where there is less than a cell for a value,
/// the highest of those in a cell is shown. The number under the pointer is written over its
/// place, and while the chart has the focus, the one under its caret, which the arrow keys, Home,
/// End and a click move.
public struct Heatmap: View {
  private nonisolated let drawing: ValueOrPublisher<HeatmapDrawing>

  /// The gradient of a chart for which none is given, from the background to yellow.
  public static nonisolated var defaultGradient: Gradient {
    Gradient(colors: [.indigo.opacity(0.3), .teal, .yellow])
  }

  /// Creates a chart of the values in `rows`.
  ///
  /// - Parameters:
  ///   - rows: The values of each row. Values that a row lacks leave their places empty.
  ///   - range: The values of the first and the last color; `nil` for the extreme values.
  ///   - gradient: The colors of the lowest to the highest values.
  ///   - rowLabels: The labels before the rows.
  ///   - columnLabels: The labels below the columns, each shown if there is space for it.
  ///   - showsLegend: Whether a row below shows the colors and the values at their ends.
  public nonisolated init(
    _ rows: [[Double]], in range: ClosedRange<Double>? = nil,
    gradient: Gradient = defaultGradient, rowLabels: [String] = [], columnLabels: [String] = [],
    showsLegend: Bool = false
  ) {
    drawing = ValueOrPublisher(
      HeatmapDrawing(
        rows: rows, range: range, gradient: gradient, rowLabels: rowLabels,
        columnLabels: columnLabels, showsLegend: showsLegend))
  }

  /// Creates a chart of the newest rows of `publisher`, empty before the first ones.
  ///
  /// - Parameters:
  ///   - publisher: The values of each row. Values that a row lacks leave their places empty.
  ///   - range: The values of the first and the last color; `nil` for the extreme values.
  ///   - gradient: The colors of the lowest to the highest values.
  ///   - rowLabels: The labels before the rows.
  ///   - columnLabels: The labels below the columns, each shown if there is space for it.
  ///   - showsLegend: Whether a row below shows the colors and the values at their ends.
  public nonisolated init(
    _ publisher: some Publisher<[[Double]], Never>, in range: ClosedRange<Double>? = nil,
    gradient: Gradient = defaultGradient, rowLabels: [String] = [], columnLabels: [String] = [],
    showsLegend: Bool = false
  ) {
    let empty = HeatmapDrawing(
      rows: [], range: range, gradient: gradient, rowLabels: rowLabels,
      columnLabels: columnLabels, showsLegend: showsLegend)
    drawing = ValueOrPublisher(empty, replacing: \.rows, with: publisher)
  }

  /// The chart.
  public var body: some View {
    InspectedChart(drawing) { $0 }
  }
}
