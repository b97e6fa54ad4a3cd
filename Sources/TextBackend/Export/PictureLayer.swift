/// The parts of a picture that appear and disappear together.
struct PictureLayer {
  /// Characters of one style that stand side by side.
  struct Text: Hashable {
    var column: Int
    var row: Int
    /// The number of cells that the text takes.
    var columns: Int
    /// Its first character, which has the style of all.
    var glyph: PictureCell.Glyph
    var text: String
    var inks: Track<Ink>
  }

  /// The drawings in one color.
  struct Shapes {
    var areas: [PictureRect] = []
    /// The data of closed paths.
    var outlines = ""
    /// The data of lines.
    var lines = ""
  }

  private(set) var texts: [Text] = []
  private(set) var shapes: [(inks: Track<Ink>, shapes: Shapes)] = []
  private var indices: [Track<Ink>: Int] = [:]

  private mutating func draw(in inks: Track<Ink>, _ draw: (inout Shapes) -> Void) {
    let index = indices[inks] ?? shapes.count
    if index == shapes.count {
      indices[inks] = index
      shapes.append((inks, Shapes()))
    }
    draw(&shapes[index].shapes)
  }

  /// Fills a rectangle.
  mutating func fill(_ rect: PictureRect, _ inks: Track<Ink>) {
    draw(in: inks) { $0.areas.append(rect) }
  }

  /// Adds what the cell in `column` of `row` shows.
  mutating func add(
    _ glyph: PictureCell.Glyph, column: Int, row: Int, inks: Track<Ink>, drawsText: Bool
  ) {
    let (x, y) = (Double(column) * DrawnGlyph.width, Double(row) * DrawnGlyph.height)
    addLines(of: glyph, x, y, inks)
    if let shape = DrawnGlyph(glyph.text) {
      draw(in: shape.opacity == 100 ? inks : inks.map { $0.faded(to: shape.opacity) }) { shapes in
        shapes.areas += shape.areas.map { $0.offset(x: x, y: y) }
        // An arc begins with an absolute position, all else in it is relative.
        if let arc = shape.arc { shapes.outlines += PictureLayer.moved(arc, x, y) }
      }
    } else if drawsText, glyph.text != " " {
      addText(glyph, column, row, inks)
    }
  }

  private static func moved(_ path: String, _ x: Double, _ y: Double) -> String {
    let start = path.dropFirst().prefix { $0.isNumber || $0 == " " }
    let numbers = start.split(separator: " ").compactMap { Double($0) }
    return "M\(svg: numbers[0] + x) \(svg: numbers[1] + y)\(path.dropFirst(start.count + 1))"
  }

  private mutating func addText(
    _ glyph: PictureCell.Glyph, _ column: Int, _ row: Int, _ inks: Track<Ink>
  ) {
    if let last = texts.last, last.row == row, last.inks == inks,
      last.glyph.isSimple, glyph.isSimple, last.glyph.hasStyle(of: glyph)
    {
      let blanks = column - last.column - last.columns
      if blanks == 0 || blanks == 1 {
        texts[texts.count - 1].text += (blanks == 1 ? " " : "") + glyph.text
        texts[texts.count - 1].columns += blanks + 1
        return
      }
    }
    texts.append(
      Text(
        column: column, row: row, columns: glyph.columns, glyph: glyph, text: glyph.text,
        inks: inks))
  }

  /// Adds the lines below and through a cell.
  private mutating func addLines(
    of glyph: PictureCell.Glyph, _ x: Double, _ y: Double, _ inks: Track<Ink>
  ) {
    let width = Double(glyph.columns) * DrawnGlyph.width
    if glyph.isStrikethrough {
      fill(PictureRect(x: x, y: y + 9, width: width, height: 1), inks)
    }
    guard let underline = glyph.underline else { return }
    let inks = underline.ink.map { Track($0) } ?? inks
    switch underline.pattern {
    case .solid: fill(PictureRect(x: x, y: y + 16, width: width, height: 1), inks)
    case .dash, .dashDot, .dashDotDot:
      fill(PictureRect(x: x + 1.5, y: y + 16, width: width - 3, height: 1), inks)
    case .dot:
      for step in 0..<Int(width / 3) {
        fill(PictureRect(x: x + 3 * Double(step) + 1, y: y + 16, width: 1.5, height: 1.5), inks)
      }
    case .curly:
      let wave = String(repeating: "q2.25-3 4.5 0t4.5 0", count: glyph.columns)
      draw(in: inks) { $0.lines += "M\(svg: x) \(svg: y + 16.5)\(wave)" }
    }
  }
}

extension PictureCell.Glyph {
  /// Whether the text looks like that of `other`, apart from the lines below and through it.
  func hasStyle(of other: PictureCell.Glyph) -> Bool {
    isBold == other.isBold && isItalic == other.isItalic && link == other.link
  }
}
