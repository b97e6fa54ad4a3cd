import ComponentCore

/// Upright bars above their labels.
nonisolated struct BarColumns: InspectableChart {
  let bars: [ChartBar]
  let range: ClosedRange<Double>?

  var idealSize: Size { Size(width: 40, height: 10) }
  var flexibleAxes: Axis.Set { [.horizontal, .vertical] }
  var summary: String { bars.summary }

  @MainActor
  func layout(on canvas: DrawingCanvas) -> ChartAxes {
    let scale = ChartScale(range, of: bars.lazy.map(\.value))
    let hasLabels = bars.contains { !$0.label.isEmpty }
    return ChartAxes(vertical: scale, footer: hasLabels ? 1 : 0, on: canvas)
  }

  func grid(of axes: ChartAxes) -> ChartGrid {
    let count = min(bars.count, axes.plot.size.width)
    return ChartGrid(area: axes.plot, columns: count, used: 0..<count)
  }

  func description(at place: Int) -> String {
    bars.indices.contains(place) ? [bars[place]].summary : ""
  }

  @MainActor
  func draw(_ axes: ChartAxes, inspecting place: Int?, on canvas: DrawingCanvas) {
    axes.draw(on: canvas)
    for (index, rect) in rects(of: axes) where rect.columns.overlaps(canvas.visibleRect.columns) {
      let bar = bars[index]
      draw(bar, in: rect, axes.scale, on: canvas)
      let point = Point(x: rect.origin.x, y: axes.plot.rows.upperBound)
      if index == place {
        canvas.styled { ($0.foreground, $0.isBold) = (.accentColor, true) }
          .write(bar.label, at: point, maxWidth: rect.size.width)
        drawValue(of: bar, above: rect, axes, on: canvas)
      } else {
        canvas.writeLabel(bar.label, at: point, width: rect.size.width)
      }
    }
  }

  /// Returns the areas of the bars, which are a column apart if they are wide.
  @MainActor
  private func rects(of axes: ChartAxes) -> [(index: Int, rect: Rect)] {
    let plot = axes.plot
    let count = min(bars.count, plot.size.width)
    return (0..<count).map { index in
      let start = plot.size.width * index / count
      let pitch = plot.size.width * (index + 1) / count - start
      let rect = Rect(
        x: plot.origin.x + start, y: plot.origin.y, width: pitch > 1 ? pitch - 1 : 1,
        height: plot.size.height)
      return (index, rect)
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

  @MainActor
  private func drawValue(
    of bar: ChartBar, above rect: Rect, _ axes: ChartAxes, on canvas: DrawingCanvas
  ) {
    let text = bar.value.chartLabel
    let width = canvas.width(of: text)
    let x = rect.origin.x + (rect.size.width - width) / 2
    let y = axes.row(of: max(0, bar.value)) - 1
    canvas.styled { $0.isBold = true }
      .write(
        text,
        at: Point(
          x: max(axes.plot.origin.x, min(x, canvas.size.width - width)),
          y: max(axes.plot.origin.y, y)))
  }
}
