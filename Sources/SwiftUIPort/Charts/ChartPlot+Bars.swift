extension ChartPlot {
  func drawBars(on plot: DrawingCanvas) {
    let bars = marks.filter { $0.kind == .bar }
    var positions: [String] = []
    for case let position? in bars.map(\.style.position) where !positions.contains(position) {
      positions.append(position)
    }
    let bands = max(1, (isHorizontal ? y : x).bandCount)
    let space = Double(isHorizontal ? area.size.height : area.size.width) / Double(bands)
    let count = Double(max(1, positions.count))
    for bar in bars {
      guard let base = (isHorizontal ? bar.y : bar.x)?.start else { continue }
      // A gap of a quarter of the space, if there is one.
      let length =
        isHorizontal
        ? bar.height.cells(of: space, along: .vertical)
        : bar.width.cells(of: space, along: .horizontal)
      let used = length ?? (space >= 2 ? max(1, space * 0.75) : space)
      let index = bar.style.position.flatMap { positions.firstIndex(of: $0) } ?? 0
      let start =
        (isHorizontal ? row(base) : column(base)) - used / 2 + used / count * Double(index)
      let first = Int(start.rounded())
      let last = max(first + 1, Int((start + used / count).rounded()))
      draw(bar, across: first..<last, on: plot)
    }
  }

  private func draw(_ bar: ChartMark, across cells: Range<Int>, on plot: DrawingCanvas) {
    guard let span = isHorizontal ? bar.x : bar.y, let start = span.start.number,
      let end = span.end?.number
    else { return }
    let axis = isHorizontal ? x : y
    let total = isHorizontal ? plot.size.width : plot.size.height
    func eighths(_ value: Double) -> Int {
      Int((axis.fraction(of: .number(value)) * Double(total) * 8).rounded())
    }
    let (low, high) = (eighths(min(start, end)), eighths(max(start, end)))
    guard low < high else { return }
    let pen = plot.styled { $0.foreground = series.color(of: bar) }
    for place in low / 8...(high - 1) / 8 {
      let filled = min(8, high - place * 8)
      let block = isHorizontal ? "▏▎▍▌▋▊▉█" : "▁▂▃▄▅▆▇█"
      let full = plot.symbol("█", ascii: "#")
      let sign = plot.environment.usesASCII ? (filled >= 4 ? full : " ") : block.part(filled)
      for cell in cells {
        let point =
          isHorizontal ? Point(x: place, y: cell) : Point(x: cell, y: total - 1 - place)
        pen.write(sign, at: point)
      }
    }
  }

  // MARK: Lines

  func drawLines(on plot: DrawingCanvas) {
    for kind in [ChartMark.Kind.area, .line] {
      var groups: [(key: String, marks: [ChartMark])] = []
      for mark in marks where mark.kind == kind {
        let key = mark.line ?? mark.style.series ?? mark.style.symbolSeries ?? ""
        if let index = groups.firstIndex(where: { $0.key == key }) {
          groups[index].marks.append(mark)
        } else {
          groups.append((key, [mark]))
        }
      }
      for group in groups { drawLine(group.marks, isArea: kind == .area, on: plot) }
    }
  }

  private func drawLine(_ marks: [ChartMark], isArea: Bool, on plot: DrawingCanvas) {
    var points: [PathPoint] = []
    for mark in marks {
      guard let x = mark.x?.start, let y = mark.y.map({ $0.end ?? $0.start }) else { continue }
      let point = PathPoint(x: column(x), y: row(y))
      if mark.style.isStepped, let last = points.last {
        points.append(PathPoint(x: point.x, y: last.y))
      }
      points.append(point)
    }
    guard let first = points.first, let last = points.last, let mark = marks.first else { return }
    plot.draw { context in
      var path = Path()
      path.addLines(points)
      let shading = ComponentCore.GraphicsContext.Shading.style(series.style(of: mark))
      if isArea {
        let bottoms = marks.compactMap { $0.y?.end == nil ? nil : $0 }.reversed()
          .compactMap { mark in
            mark.x.flatMap { x in mark.y.map { PathPoint(x: column(x.start), y: row($0.start)) } }
          }
        let zero = row(.number(0))
        for point in bottoms.isEmpty
          ? [PathPoint(x: last.x, y: zero), PathPoint(x: first.x, y: zero)] : bottoms
        {
          path.addLine(to: point)
        }
        path.closeSubpath()
        context.fill(path, with: shading)
      } else {
        context.stroke(
          path, with: shading,
          style: ComponentDrawing.StrokeStyle(
            lineWidth: 1, dash: mark.style.isDashed ? [1, 1] : []))
      }
    }
    for mark in marks where mark.style.symbol != nil || mark.style.symbolSeries != nil {
      drawSign(of: mark, on: plot)
    }
  }
}

extension String {
  /// The character that covers a number of eighths of a cell, from 1.
  fileprivate func part(_ eighths: Int) -> String {
    String(self[index(startIndex, offsetBy: min(max(1, eighths), 8) - 1)])
  }
}

/// Draws sectors of a disk.
@MainActor
struct SectorPainter {
  let marks: [ChartMark]
  let series: ChartSeriesStyles

  /// The sum of the values.
  var total: Double { marks.reduce(0) { $0 + max(0, $1.y?.start.number ?? 0) } }

  func draw(on canvas: DrawingCanvas) {
    let total = total
    guard total > 0 else { return }
    let size = canvas.size
    // A row is as high as two columns are wide.
    let radius = min(Double(size.width) / 2, Double(size.height))
    let center = PathPoint(x: Double(size.width) / 2, y: Double(size.height) / 2)
    var start = -90.0
    canvas.draw { context in
      for mark in marks {
        let angle = max(0, mark.y?.start.number ?? 0) / total * 360
        context.fill(
          sector(center, radius, mark, from: start, by: angle),
          with: .style(series.style(of: mark)))
        start += angle
      }
    }
  }

  private func sector(
    _ center: PathPoint, _ radius: Double, _ mark: ChartMark, from start: Double, by angle: Double
  ) -> Path {
    var path = Path()
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .degrees(start), delta: .degrees(angle))
    if case .sector(let hole) = mark.kind, hole > 0 {
      path.addRelativeArc(
        center: center, radius: radius * min(hole, 1), startAngle: .degrees(start + angle),
        delta: .degrees(-angle))
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }
}
