import Components
import Signals

/// A chart of one or more series of values as lines.
///
///     LineChart([ChartSeries("in", received), ChartSeries("out", sent)], x: -60...0)
///
///         ── in ── out
///     100 ┤      ⢀⠔⠒⢄
///      50 ┤⣀⡠⠤⠤⠔⠁  ⠈⠢⠤⣀
///       0 ┤⠤⠤⠤⠒⠒⠒⠒⠉⠉⠉⠉⠉
///         └─────────────
///         -60          0
///
/// Values have equal distances, and the newest is at the trailing edge. Lines consist of braille
/// dots, or of the characters `/`, `\`, `-` and `|` in ASCII; they are dashed in different ways
/// where there are no colors. A chart takes all the space it is offered. A small one leaves out
/// its legend and its axes.
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
      LineChartDrawing(series: series, x: x, y: y, count: count, marker: marker))
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
    let empty = LineChartDrawing(series: [], x: x, y: y, count: count, marker: marker)
    drawing = ValueOrPublisher(empty, replacing: \.series, with: publisher)
  }

  /// The chart.
  public var body: some View {
    Drawn(drawing) { $0 }
  }
}

private nonisolated struct LineChartDrawing: ChartDrawing {
  var series: [ChartSeries]
  let x: ClosedRange<Double>?
  let y: ClosedRange<Double>?
  let count: Int?
  let marker: GraphicsContext.Marker

  var idealSize: Size { Size(width: 40, height: 10) }
  var flexibleAxes: Axis.Set { [.horizontal, .vertical] }
  var summary: String { series.summary }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    let scale = ChartScale(y, of: series.lazy.flatMap(\.values))
    let hasLegend = series.contains { !$0.name.isEmpty }
    let axes = ChartAxes(vertical: scale, horizontal: x, hasLegend: hasLegend, on: canvas)
    axes.draw(on: canvas)
    if axes.showsLegend { drawLegend(from: axes.plot.origin.x, on: canvas) }
    guard let plot = canvas.part(axes.plot) else { return }
    for index in series.indices { drawLine(at: index, scale, on: plot) }
  }

  @MainActor
  private func drawLegend(from start: Int, on canvas: DrawingCanvas) {
    var x = start
    for (index, series) in series.enumerated() where !series.name.isEmpty {
      let sample = ChartPalette.sample(
        at: canvas.environment.usesColor ? 0 : index, inASCII: canvas.environment.usesASCII)
      canvas.write(sample, at: Point(x: x, y: 0), in: color(at: index))
      x += canvas.width(of: sample) + 1
      canvas.write(series.name, at: Point(x: x, y: 0))
      x += canvas.width(of: series.name) + 2
    }
  }

  private func color(at index: Int) -> Color {
    series[index].color ?? ChartPalette.color(at: index)
  }

  @MainActor
  private func drawLine(at index: Int, _ scale: ChartScale, on plot: DrawingCanvas) {
    let shading = GraphicsContext.Shading.color(color(at: index))
    let lines = lines(of: series[index].values, scale, in: plot.size)
    guard marker == .dot || plot.environment.usesASCII else {
      let points = lines.flatMap { $0.sampled(atDistance: 0.5, in: plot.visibleRect) }
      return plot.graphics.draw(points, with: shading, marker: marker)
    }
    // A point alone has no line.
    plot.graphics.draw(lines.filter { $0.count == 1 }.flatMap { $0 }, with: shading)
    let dash = plot.environment.usesColor ? [] : ChartPalette.dash(at: index)
    let path = Path { path in
      for line in lines where line.count > 1 { path.addLines(line) }
    }
    plot.graphics.stroke(path, with: shading, style: StrokeStyle(dash: dash))
  }

  /// Returns the points of the values that are numbers, in lines without gaps.
  private func lines(of values: [Double], _ scale: ChartScale, in size: Size) -> [[PathPoint]] {
    let span = max(1, count ?? series.lazy.map(\.values.count).max() ?? 1)
    let newest = values.suffix(span)
    // The centers of the first and the last dot of a row and a column.
    let (width, height) = (Double(size.width) - 0.5, Double(size.height) - 0.25)
    var lines: [[PathPoint]] = [[]]
    for (index, value) in zip(span - newest.count..<span, newest) {
      guard let fraction = scale.fraction(of: value) else {
        lines.append([])
        continue
      }
      let x = span == 1 ? 1 : Double(index) / Double(span - 1)
      lines[lines.count - 1].append(
        PathPoint(x: 0.25 + x * width, y: 0.125 + (1 - fraction) * height))
    }
    return newest.count > 8 * size.width ? lines.map { $0.thinnedToDots() } : lines
  }
}

extension [PathPoint] {
  /// Returns points of the lines between these points, at a horizontal distance in columns, as far
  /// as the lines are in `area`.
  fileprivate nonisolated func sampled(
    atDistance distance: Double, in area: Rect
  ) -> [PathPoint] {
    guard let last else { return [] }
    var points: [PathPoint] = []
    for (start, end) in zip(self, dropFirst()) {
      let length = Swift.max(abs(end.x - start.x), abs(end.y - start.y) * 2)
      let steps = Swift.max(1, Int((length / distance).rounded(.up)))
      guard let visible = area.fractions(ofLineFrom: start, to: end) else { continue }
      let first = Int(visible.lowerBound * Double(steps))
      for step in first..<Swift.max(first, Int((visible.upperBound * Double(steps)).rounded(.up))) {
        let part = Double(step) / Double(steps)
        points.append(
          PathPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
    }
    return points + [last]
  }
}
