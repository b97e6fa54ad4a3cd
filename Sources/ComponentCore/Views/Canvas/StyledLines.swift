/// A text that is broken into lines, for drawing it without a node.
@MainActor
struct StyledLines {
  private let lines: [ArraySlice<Glyph>]
  private let styles: [TextStyle]
  private let layout: TextLayout

  /// - Parameters:
  ///   - text: The text. What follows publishers is left out.
  ///   - width: The greatest width of a line; `nil` for no limit.
  ///   - environment: The environment, which contains how text is laid out.
  ///   - shaper: Converts strings to glyphs.
  init(_ text: Text, width: Int?, in environment: EnvironmentValues, _ shaper: any TextShaper) {
    layout = environment.textLayout
    let runs = text.runs
    styles = runs.map { run in
      run.styles.reduce(into: TextStyle()) { inner, outer in
        if case .constant(let style) = outer { inner = style.merging(inner) }
      }
    }
    var text = ShapedText()
    for (index, run) in runs.enumerated() {
      let string = run.string.initial ?? ""
      let shown = layout.textCase.map { $0.applied(to: string) } ?? string
      for (number, line) in shown.lines.enumerated() {
        if number > 0 { text.endParagraph() }
        let start = text.glyphs.count
        shaper.append(line, to: &text.glyphs)
        text.setPart(index, from: start)
      }
    }
    var breaker = LineBreaker(
      width: width, limit: layout.lineLimit, truncation: layout.truncation)
    for paragraph in text.paragraphs where !breaker.isFull { breaker.append(paragraph) }
    lines = breaker.lines { shaper.glyphs(of: "…") }
  }

  /// The size of the text.
  var size: Size {
    Size(width: lines.map(\.width).max() ?? 0, height: layout.height(ofLines: lines.count))
  }

  /// Draws the lines from `origin` down.
  func draw(at origin: Point, on canvas: DrawingContext) {
    let size = size
    for (index, line) in lines.enumerated() {
      let indent = layout.alignment.alignment.offset(of: line.width, in: size.width)
      var point = origin + Point(x: indent, y: index * (1 + layout.lineSpacing))
      var rest = line
      while let part = rest.first?.part {
        let glyphs = rest.prefix { $0.part == part }
        var canvas = canvas
        canvas.apply(styles[Int(part)], in: Rect(origin: origin, size: size))
        canvas.write(glyphs, at: point)
        point.x += glyphs.width
        rest = rest.dropFirst(glyphs.count)
      }
    }
  }
}
