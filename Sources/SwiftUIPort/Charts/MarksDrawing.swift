import ComponentCharts

/// The drawing of the marks of a chart.
struct MarksDrawing: Drawing {
  let marks: [ChartMark]
  let settings: ChartSettings

  func looksLike(_ other: MarksDrawing) -> Bool { false }

  var accessibilityElement: AccessibilityElement? {
    let values = marks.lazy.filter { !$0.style.isAccessibilityHidden }.prefix(50)
      .map { $0.accessibilityText }
    return AccessibilityElement(.chart, value: values.joined(separator: ", "))
  }

  func draw(on canvas: DrawingCanvas) {
    let series = ChartSeriesStyles(marks, settings)
    let legend = settings.hidesLegend || series.names.isEmpty ? 0 : 1
    var area = Rect(size: canvas.size)
    area.size.height = max(0, area.size.height - legend)
    if legend > 0 {
      series.drawLegend(at: area.size.height, on: canvas)
    }
    let sectors = marks.filter { if case .sector = $0.kind { true } else { false } }
    guard sectors.isEmpty else {
      let painter = SectorPainter(marks: sectors, series: series)
      for geometry in settings.geometries { geometry.showSectors(painter.total, in: area) }
      return canvas.part(area).map { painter.draw(on: $0) } ?? ()
    }
    let plot = ChartPlot(marks, settings, series, in: area, on: canvas)
    for geometry in settings.geometries { geometry.show(plot) }
    plot.draw(on: canvas)
  }
}

/// The colors and signs of the series of a chart.
@MainActor
struct ChartSeriesStyles {
  /// The names of the series by color, in order.
  private(set) var names: [String] = []
  private var signs: [String] = []
  private let settings: ChartSettings

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    self.settings = settings
    for mark in marks {
      if let name = mark.style.series, !names.contains(name) { names.append(name) }
      if let name = mark.style.symbolSeries, !signs.contains(name) { signs.append(name) }
    }
  }

  private func style(ofSeries name: String) -> AnyShapeStyle {
    if let style = settings.colors[name] { return style }
    let index = names.firstIndex(of: name) ?? 0
    if !settings.palette.isEmpty { return settings.palette[index % settings.palette.count] }
    return AnyShapeStyle(color: ChartPalette.color(at: index))
  }

  /// Returns the style of a mark.
  func style(of mark: ChartMark) -> AnyShapeStyle {
    let style =
      mark.style.series.map { self.style(ofSeries: $0) } ?? mark.style.fill
      ?? AnyShapeStyle(color: .accentColor)
    guard mark.style.opacity < 1, let color = style.color else { return style }
    return AnyShapeStyle(color: color.opacity(mark.style.opacity))
  }

  /// Returns the color of a mark.
  func color(of mark: ChartMark) -> Color { style(of: mark).color ?? .accentColor }

  /// Returns the sign of a point.
  func sign(of mark: ChartMark) -> String {
    guard let name = mark.style.symbolSeries, let index = signs.firstIndex(of: name) else {
      return mark.style.symbol ?? "●"
    }
    let all = BasicChartSymbolShape.all
    return all[index % all.count].sign
  }

  /// Writes the names of the series in a row.
  func drawLegend(at row: Int, on canvas: DrawingCanvas) {
    var x = 0
    for name in names where x < canvas.size.width {
      let color = style(ofSeries: name).color ?? .accentColor
      let sign = canvas.symbol("●", ascii: "*")
      canvas.styled { $0.foreground = color }.write(sign, at: Point(x: x, y: row))
      canvas.write(name, at: Point(x: x + 2, y: row))
      x += canvas.width(of: name) + 4
    }
  }
}

/// The axes of a chart with its marks between them.
@MainActor
struct ChartPlot {
  let marks: [ChartMark]
  let series: ChartSeriesStyles
  let x: PlotAxis
  let y: PlotAxis
  /// The area of the marks.
  let area: Rect
  /// Whether bars extend to the right instead of up.
  let isHorizontal: Bool
  private let settings: ChartSettings

  init(
    _ marks: [ChartMark], _ settings: ChartSettings, _ series: ChartSeriesStyles, in area: Rect,
    on canvas: DrawingCanvas
  ) {
    (self.series, self.settings) = (series, settings)
    let bars = marks.filter { $0.kind == .bar }
    isHorizontal = bars.contains { mark in
      guard let x = mark.x?.start, let y = mark.y?.start else { return false }
      return y.isText || y.hasUnit && !x.hasUnit && !x.isText
    }
    let bottom = settings.x.isHidden ? 0 : 1
    let names = (settings.xLabel == nil ? 0 : 1, settings.yLabel == nil ? 0 : 1)
    let height = max(1, area.size.height - bottom - names.0 - names.1)
    let marks = marks.stacked(isHorizontal: isHorizontal)
    self.marks = marks
    let hasUnits = marks.contains { $0.x?.start.hasUnit == true && $0.kind != .rule }
    y = PlotAxis(
      marks.flatMap { $0.y?.values ?? [] },
      hasBands: isHorizontal, includesZero: settings.yIncludesZero ?? !isHorizontal,
      domain: settings.yDomain, settings.y,
      tickCount: max(2, height / 3 + 1))
    let labelWidth =
      settings.y.isHidden ? 0 : (y.labels.map { canvas.width(of: $0.text) }.max() ?? 0) + 2
    let width = max(1, area.size.width - labelWidth)
    x = PlotAxis(
      marks.flatMap { $0.x?.values ?? [] },
      hasBands: !isHorizontal && (!bars.isEmpty || hasUnits),
      includesZero: settings.xIncludesZero ?? isHorizontal,
      domain: settings.xDomain, settings.x, tickCount: max(2, width / 12 + 1))
    self.area = Rect(
      x: area.origin.x + (settings.y.isTrailing ? 0 : labelWidth), y: area.origin.y + names.1,
      width: width, height: height)
  }

  func draw(on canvas: DrawingCanvas) {
    drawAxes(on: canvas)
    guard let plot = canvas.part(area) else { return }
    for mark in marks where mark.kind == .rectangle { drawRectangle(mark, on: plot) }
    drawBars(on: plot)
    drawLines(on: plot)
    for mark in marks {
      if mark.kind == .rule { drawRule(mark, on: plot) }
      if mark.kind == .point { drawSign(of: mark, on: plot) }
      drawAnnotations(of: mark, on: plot)
    }
  }

  // MARK: Places

  /// Returns the place of a value of the vertical axis, from the top in rows. Texts are in order
  /// from the top, numbers from the bottom.
  func row(_ value: PlotValue) -> Double {
    let fraction = y.fraction(of: value)
    return (y.bandCount > 0 ? fraction : 1 - fraction) * Double(area.size.height)
  }

  /// Returns the place of a value of the horizontal axis in columns.
  func column(_ value: PlotValue) -> Double { x.fraction(of: value) * Double(area.size.width) }

  /// Returns the cell of a place.
  func cell(_ x: Double, _ y: Double) -> Point {
    Point(
      x: min(max(0, Int(x)), area.size.width - 1), y: min(max(0, Int(y)), area.size.height - 1))
  }

  // MARK: Axes

  private func drawAxes(on canvas: DrawingCanvas) {
    let lines = canvas.inBorderColor
    if let label = settings.yLabel {
      canvas.styled { $0.isDim = true }.write(label, at: Point(x: 0, y: area.origin.y - 1))
    }
    if !settings.y.isHidden { drawVertical(on: canvas, lines) }
    let bottom = area.origin.y + area.size.height
    if !settings.x.isHidden { drawLabels(at: bottom, on: canvas) }
    if let label = settings.xLabel {
      let x = area.origin.x + max(0, area.size.width - canvas.width(of: label)) / 2
      canvas.styled { $0.isDim = true }
        .write(label, at: Point(x: x, y: bottom + (settings.x.isHidden ? 0 : 1)))
    }
  }

  private func drawVertical(on canvas: DrawingCanvas, _ lines: DrawingCanvas) {
    let isTrailing = settings.y.isTrailing
    let line = isTrailing ? area.origin.x + area.size.width : area.origin.x - 1
    lines.fill(
      Rect(x: line, y: area.origin.y, width: 1, height: area.size.height),
      with: canvas.symbol("│", ascii: "|"))
    for (value, text) in y.labels {
      let row = area.origin.y + min(area.size.height - 1, Int(row(value)))
      let x = isTrailing ? line + 2 : line - 1 - canvas.width(of: text)
      canvas.write(text, at: Point(x: max(0, x), y: row))
      let sign = isTrailing ? "├" : "┤"
      lines.write(canvas.symbol(sign, ascii: "+"), at: Point(x: line, y: row))
      guard settings.y.hasGrid, !canvas.environment.usesASCII, y.bandCount == 0 else { continue }
      lines.styled { $0.isDim = true }
        .fill(Rect(x: area.origin.x, y: row, width: area.size.width, height: 1), with: "┈")
    }
  }

  private func drawLabels(at row: Int, on canvas: DrawingCanvas) {
    var free = 0
    for (value, text) in x.labels {
      let width = canvas.width(of: text)
      let middle = area.origin.x + Int(column(value))
      let last = area.origin.x + area.size.width - width
      let start = max(0, min(middle - width / 2, last))
      guard start >= free else { continue }
      canvas.write(text, at: Point(x: start, y: row))
      free = start + width + 1
    }
  }

  // MARK: Marks

  private func drawRectangle(_ mark: ChartMark, on plot: DrawingCanvas) {
    let size = plot.size
    func range(
      _ span: ChartMark.Span?, _ length: Int, _ place: (PlotValue) -> Double, _ bands: Int,
      _ dimension: MarkDimension, _ axis: Axis
    ) -> ClosedRange<Double> {
      guard let span else { return 0...Double(length) }
      let start = place(span.start)
      guard let end = span.end.map(place) else {
        let space = bands > 0 ? Double(length) / Double(bands) : 1
        let half = (dimension.cells(of: space, along: axis) ?? space) / 2
        return start - half...start + half
      }
      return min(start, end)...max(start, end)
    }
    let columns = range(mark.x, size.width, column, x.bandCount, mark.width, .horizontal)
    let rows = range(mark.y, size.height, row, y.bandCount, mark.height, .vertical)
    let rect = Rect(
      x: Int(columns.lowerBound.rounded()), y: Int(rows.lowerBound.rounded()),
      width: max(1, Int(columns.upperBound.rounded()) - Int(columns.lowerBound.rounded())),
      height: max(1, Int(rows.upperBound.rounded()) - Int(rows.lowerBound.rounded())))
    plot.fill(rect, with: series.color(of: mark))
  }

  private func drawRule(_ mark: ChartMark, on plot: DrawingCanvas) {
    let pen = plot.styled { $0.foreground = series.color(of: mark) }
    if let x = mark.x, x.end == nil {
      let column = cell(column(x.start), 0).x
      let ends = mark.y?.values.map { row($0) } ?? [0, Double(plot.size.height)]
      let (top, bottom) = (Int(ends.min() ?? 0), Int((ends.max() ?? 0).rounded(.up)))
      pen.fill(
        Rect(x: column, y: top, width: 1, height: max(1, bottom - top)),
        with: plot.symbol(mark.style.isDashed ? "┊" : "│", ascii: "|"))
    } else if let y = mark.y {
      let row = cell(0, row(y.start)).y
      let ends = mark.x?.values.map { column($0) } ?? [0, Double(plot.size.width)]
      let (start, end) = (Int(ends.min() ?? 0), Int((ends.max() ?? 0).rounded(.up)))
      pen.fill(
        Rect(x: start, y: row, width: max(1, end - start), height: 1),
        with: plot.symbol(mark.style.isDashed ? "╌" : "─", ascii: "-"))
    }
  }

  func drawSign(of mark: ChartMark, on plot: DrawingCanvas) {
    guard let x = mark.x?.start, let y = mark.y?.values.last else { return }
    let sign = plot.symbol(series.sign(of: mark), ascii: "*")
    plot.styled { $0.foreground = series.color(of: mark) }
      .write(sign, at: cell(column(x), row(y)))
  }

  private func drawAnnotations(of mark: ChartMark, on plot: DrawingCanvas) {
    for annotation in mark.style.annotations where !annotation.text.isEmpty {
      let width = plot.width(of: annotation.text)
      let place = annotation.position.place
      let x = mark.x.map { column($0.end ?? $0.start) } ?? 0
      let y = mark.y.map { row($0.end ?? $0.start) } ?? 0
      var point = cell(x, y)
      if place == .top { point.y -= 1 }
      if place == .bottom { point.y += 1 }
      if place == .trailing { point.x += 1 }
      if place == .leading { point.x -= width + 1 }
      if mark.x != nil, place != .trailing, place != .leading { point.x -= width / 2 }
      point.x = min(max(0, point.x), max(0, plot.size.width - width))
      point.y = min(max(0, point.y), plot.size.height - 1)
      plot.write(annotation.text, at: point)
    }
  }
}

extension ChartMark.Span {
  var values: [PlotValue] { [start] + (end.map { [$0] } ?? []) }
}
