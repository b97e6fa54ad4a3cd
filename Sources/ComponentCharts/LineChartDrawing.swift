import ComponentCore

/// The series of a ``LineChart`` and how they are drawn.
nonisolated struct LineChartDrawing: InspectableChart {
  var series: [ChartSeries]
  let x: ChartAxis?
  let y: ClosedRange<Double>?
  let count: Int?
  let marker: GraphicsContext.Marker

  var idealSize: Size { Size(width: 40, height: 10) }
  var flexibleAxes: Axis.Set { [.horizontal, .vertical] }
  var summary: String { series.summary }

  /// The number of values that span the chart.
  private var span: Int {
    min(max(1, count ?? series.lazy.map(\.values.count).max() ?? 1), .maxLength)
  }

  @MainActor
  func layout(on canvas: DrawingCanvas) -> ChartAxes {
    let scale = ChartScale(y, of: series.lazy.flatMap(\.values))
    let hasLegend = series.contains { !$0.name.isEmpty }
    let legend = hasLegend ? legend(at: nil, scale, on: canvas).width(on: canvas) : nil
    return ChartAxes(vertical: scale, horizontal: x, legendWidth: legend, on: canvas)
  }

  func grid(of axes: ChartAxes) -> ChartGrid {
    let used = min(span, series.lazy.map(\.values.count).max() ?? 0)
    return ChartGrid(area: axes.plot, columns: span, used: span - used..<span, reachesEdges: true)
  }

  @MainActor
  func draw(_ axes: ChartAxes, inspecting place: Int?, on canvas: DrawingCanvas) {
    axes.draw(on: canvas)
    let x = place.map { grid(of: axes).x(of: $0) }
    if let place, let x {
      axes.drawCursor(at: x, label: label(at: place), on: canvas)
    }
    if let plot = canvas.part(axes.plot) {
      for index in series.indices { draw(at: index, axes.scale, on: plot) }
    }
    if let place, let x { drawValues(at: place, x, axes, on: canvas) }
    if let area = axes.legend {
      legend(at: place, axes.scale, on: canvas).draw(in: area, on: canvas)
    }
  }

  // MARK: Single values

  /// Returns the value of a series at a place of the chart.
  private func value(at place: Int, of series: ChartSeries) -> Double? {
    let index = place - (span - series.values.count)
    guard series.values.indices.contains(index) else { return nil }
    return series.values[index].isNaN ? nil : series.values[index]
  }

  private func label(at place: Int) -> String? {
    x?.label(at: span == 1 ? 1 : Double(place) / Double(span - 1), of: span)
  }

  func description(at place: Int) -> String {
    let values = series.compactMap { series in
      value(at: place, of: series).map { "\(series.name) \($0.chartLabel)" }
    }
    return ([label(at: place)].compactMap { $0 } + values).joined(separator: " ")
  }

  /// Draws dots at the values, and the values themselves where no legend shows them.
  @MainActor
  private func drawValues(at place: Int, _ x: Int, _ axes: ChartAxes, on canvas: DrawingCanvas) {
    for (index, series) in series.enumerated() {
      guard let value = value(at: place, of: series), value.isFinite else { continue }
      let point = Point(x: x, y: axes.row(of: value))
      canvas.write(canvas.symbol("●", ascii: "O"), at: point, in: color(at: index))
      if axes.legend == nil || series.name.isEmpty {
        canvas.writeValue(label(of: value, on: axes.scale), beside: point)
      }
    }
  }

  /// Returns a value in the digits that the chart can show.
  private func label(of value: Double, on scale: ChartScale) -> String {
    value.chartLabel(step: scale.range.upperBound / 100 - scale.range.lowerBound / 100)
  }

  @MainActor
  private func legend(
    at place: Int?, _ scale: ChartScale, on canvas: DrawingCanvas
  ) -> ChartLegend {
    let entries = series.enumerated().filter { !$1.name.isEmpty }.map { index, series in
      let value = value(at: place ?? span - 1, of: series)
      return ChartLegend.Entry(
        sample: ChartPalette.sample(
          at: canvas.environment.usesColor ? 0 : index, inASCII: canvas.environment.usesASCII),
        name: series.name, value: value.map { label(of: $0, on: scale) } ?? "",
        color: color(at: index))
    }
    let extremes = [scale.range.lowerBound, scale.range.upperBound]
    let widths = extremes.map { canvas.width(of: label(of: $0, on: scale)) }
    return ChartLegend(entries: entries, valueWidth: max(3, widths.max() ?? 0))
  }

  private func color(at index: Int) -> Color {
    series[index].color ?? ChartPalette.color(at: index)
  }

  // MARK: Lines

  @MainActor
  private func draw(at index: Int, _ scale: ChartScale, on plot: DrawingCanvas) {
    let lines = lines(of: series[index].values, scale, in: plot.size)
    if plot.environment.usesASCII || marker != .dot {
      return draw(lines, at: index, scale, on: plot)
    }
    let (color, visible) = (color(at: index), plot.visibleRect)
    for line in lines where !line.isEmpty {
      let raster = DotRaster(line, in: visible)
      let dots = raster.line { ChartPalette.isGap($0, at: index, on: plot) }
      guard series[index].style == .area else {
        plot.write(dots) { _ in color }
        continue
      }
      let canFade = plot.environment.usesFullColor
      let zero = zero(on: scale, in: plot.size)
      let fill = raster.area(to: zero, isSparse: !canFade)
      plot.write(fill) { row in
        canFade ? color.opacity(0.75 - 0.45 * Double(row) / Double(plot.size.height)) : color
      }
      // The dots of the area below the line remain.
      plot.write(dots.merging(fill.filter { dots[$0.key] != nil }) { $0 | $1 }) { _ in color }
    }
  }

  /// Draws lines of ASCII characters or of other marks than dots.
  @MainActor
  private func draw(
    _ lines: [[PathPoint]], at index: Int, _ scale: ChartScale, on plot: DrawingCanvas
  ) {
    let shading = GraphicsContext.Shading.color(color(at: index))
    if series[index].style == .area {
      let zero = zero(on: scale, in: plot.size)
      for line in lines { plot.fillArea(below: line, to: zero, with: shading) }
    }
    guard plot.environment.usesASCII else {
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

  /// Returns the height of zero, or of the end of the scale that is nearest to it.
  private func zero(on scale: ChartScale, in size: Size) -> Double {
    y(of: scale.fraction(of: 0) ?? 0, in: size)
  }

  /// Returns the points of the values that are numbers, in lines without gaps.
  private func lines(of values: [Double], _ scale: ChartScale, in size: Size) -> [[PathPoint]] {
    let newest = values.suffix(span)
    // The centers of the first and the last dot of a row.
    let width = Double(size.width) - 0.5
    var lines: [[PathPoint]] = [[]]
    for (index, value) in zip(span - newest.count..<span, newest) {
      guard let fraction = scale.fraction(of: value) else {
        lines.append([])
        continue
      }
      let x = span == 1 ? 1 : Double(index) / Double(span - 1)
      lines[lines.count - 1].append(
        PathPoint(x: 0.25 + x * width, y: y(of: fraction, in: size)))
    }
    return newest.count > 8 * size.width ? lines.map { $0.thinnedToDots() } : lines
  }

  /// Returns the center of the upper dot of a line that is two dots high, as `DotRaster` draws it.
  private func y(of fraction: Double, in size: Size) -> Double {
    0.125 + (1 - fraction) * (Double(size.height) - 0.5)
  }
}

extension DrawingCanvas {
  /// Fills the area between a line and the height `base` with colons in ASCII, otherwise with
  /// blocks.
  fileprivate func fillArea(
    below line: [PathPoint], to base: Double, with shading: GraphicsContext.Shading
  ) {
    guard let first = line.first, let last = line.last, line.count > 1 else { return }
    if !environment.usesASCII {
      let ends = [PathPoint(x: last.x, y: base), PathPoint(x: first.x, y: base)]
      var fill = graphics
      fill.opacity = 0.5
      return fill.fill(Path { $0.addLines(line + ends) }, with: shading)
    }
    let raster = DotRaster(line, in: visibleRect)
    for point in raster.area(to: base).keys { writeLabel(":", at: point) }
  }
}
