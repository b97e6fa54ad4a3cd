/// Draws paths on a canvas, in ASCII characters where these are required.
@MainActor
package struct PathPainter {
  package let canvas: DrawingContext
  /// The size of what is drawn on. Lines on its far edges are drawn inside of them.
  let size: Size
  package let usesASCII: Bool
  let shaper: any TextShaper

  package init(canvas: DrawingContext, size: Size, usesASCII: Bool, shaper: any TextShaper) {
    self.canvas = canvas
    self.size = size
    self.usesASCII = usesASCII
    self.shaper = shaper
  }

  /// Fills the area of `path` with `shading`.
  package func fill(_ path: Path, with shading: Shading, _ style: FillStyle = FillStyle()) {
    let isSimple = path.roundedRect != nil
    canvas.fill(
      usesASCII && isSimple ? Path(path.boundingRect) : path, with: shading,
      isEvenOdd: style.isEOFilled, coversWholeCells: usesASCII)
  }

  /// Draws the lines of `path`: rectangles with line characters, ellipses with blocks inside their
  /// edge, and others with braille dots or, if they are wide, with blocks.
  package func stroke(_ path: Path, with shading: Shading, _ style: StrokeStyle) {
    guard style.lineWidth > 0 else { return }
    let isBlock = path.roundedRect?.isEllipse == true && !usesASCII
    if let outline = path.roundedRect, !isBlock {
      return strokeBorder(outline, with: shading, style)
    }
    if let outline = path.roundedRect, style.dash.isEmpty {
      return canvas.outline(outline, width: style.lineWidth, with: canvas.asFill(shading))
    }
    strokeLines(of: path, with: shading, style)
  }

  private func strokeBorder(_ outline: RoundedRect, with shading: Shading, _ style: StrokeStyle) {
    var canvas = canvas
    switch shading {
    case .color(let color): canvas.attributes.foreground = color
    case .gradient(let gradient, let rect): canvas.setTextGradient(gradient, in: rect)
    }
    let solid: BorderStyle =
      style.lineWidth > 1 ? .heavy : outline.isRectangle ? .light : .rounded
    let characters = (style.dash.isEmpty ? solid : .dashed).characters(inASCII: usesASCII)
    canvas.drawBorder(outline.rect, with: shaper.glyphs(of: characters))
  }

  /// Draws lines along `path`, with half of their width on each side.
  private func strokeLines(of path: Path, with shading: Shading, _ style: StrokeStyle) {
    var parts = path.polylines
    if !style.dash.isEmpty {
      parts = parts.flatMap { $0.dashes(style.dash, phase: style.dashPhase) }
    }
    if style.lineWidth > 1 {
      strokeWide(parts, with: shading, style)
    } else if usesASCII {
      strokeCharacters(parts, with: shading)
    } else {
      strokeDots(parts, with: shading)
    }
  }

  private func strokeDots(_ parts: [Polyline], with shading: Shading) {
    var dots = DotGrid(around: parts.flatMap(\.points), in: canvas.visibleRect)
    for (start, end) in parts.flatMap(\.segmentsOrPoint) {
      for dot in LineRaster(from: start, to: end, in: dots.area, columns: 2, rows: 4, of: size) {
        dots.insert(
          BrailleDots(column: dot.x & 1, row: dot.y & 3), at: Point(x: dot.x >> 1, y: dot.y >> 2))
      }
    }
    canvas.draw(dots, with: shading)
  }

  private func strokeCharacters(_ parts: [Polyline], with shading: Shading) {
    var characters: [Point: Character] = [:]
    for (start, end) in parts.flatMap(\.segmentsOrPoint) {
      let character = PathPainter.character(ofLineAlong: end - start)
      let line = LineRaster(
        from: start, to: end, in: canvas.visibleRect, columns: 1, rows: 1, of: size)
      for cell in line {
        let other = characters[cell] ?? character
        characters[cell] = other == character ? character : "+"
      }
    }
    write(characters, with: shading)
  }

  /// Returns the ASCII character that looks like a line in a direction.
  private static func character(ofLineAlong direction: PathPoint) -> Character {
    let (x, y) = (abs(direction.x), abs(direction.y) * 2)
    if x == 0, y == 0 { return "." }
    if y < x * 0.4 { return "-" }
    if x < y * 0.4 { return "|" }
    return (direction.x < 0) == (direction.y < 0) ? "\\" : "/"
  }

  private func strokeWide(_ parts: [Polyline], with shading: Shading, _ style: StrokeStyle) {
    var cells: [Point: Quadrants] = [:]
    for part in parts {
      let line = WideLine(part, width: Double(style.lineWidth.clampedLength), cap: style.lineCap)
      line.insertQuadrants(into: &cells, in: canvas.visibleRect)
    }
    if usesASCII {
      write(cells.filter { $0.value.count >= 2 }.mapValues { _ in "#" }, with: shading)
    } else {
      canvas.fill(cells, with: canvas.asFill(shading))
    }
  }

  package func write(_ characters: [Point: Character], with shading: Shading) {
    var canvas = canvas
    let color = canvas.colors(of: shading)
    let marks = canvas.graphicsState.marks.subtracting(.underlined)
    for (point, character) in characters {
      canvas.attributes.foreground = color(point)
      canvas.write(shaper.glyphs(of: String(character))[...], at: point, marks: marks)
    }
  }
}
