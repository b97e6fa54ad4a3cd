import ComponentCore

extension Frame {
  /// Returns the frame as an HTML page in one file, without scripts, whose text can be selected.
  ///
  /// Each row is a line of text, and each cluster takes exactly its cells, which are 9 by 19
  /// pixels, in every monospaced font. Box
  /// drawing characters, block elements and braille are transparent text on shapes, so lines join.
  /// Hyperlinks lead to their destinations if these begin with `https:`, `http:` or `mailto:`. The
  /// page is also well-formed XML.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - colorScheme: Whether the terminal's own colors are those of a light or a dark background;
  ///     `nil` to follow the reader's preference. Exact colors are always the same.
  public func html(title: String = "Screen", colorScheme: ColorScheme? = nil) -> String {
    var graphics = SVGWriter(Picture([self], drawsText: false), PictureStyles(colorScheme))
    let shapes = graphics.elements()
    var writer = HTMLWriter(self, graphics.styles)
    return writer.document(title: title.sanitized, shapes: shapes)
  }
}

/// Writes the rows of a frame as HTML.
private struct HTMLWriter {
  private let frame: Frame
  private var styles: PictureStyles
  /// The numbers of cells for which there is a class.
  private var widths: Set<Int> = []

  init(_ frame: Frame, _ styles: PictureStyles) {
    self.frame = frame
    self.styles = styles
  }

  mutating func document(title: String, shapes: String) -> String {
    let rows = (0..<frame.rows).map { row($0) }.joined(separator: "\n")
    let (width, height) = (
      Double(frame.columns) * DrawnGlyph.width, Double(frame.rows) * DrawnGlyph.height
    )
    let (background, text) = (
      styles.name(of: Track(.background)), styles.name(of: Track(.text))
    )
    return """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <title>\(title.xmlEscaped)</title>
      <style>
      body{margin:9px;background:currentColor}
      pre{position:relative;isolation:isolate;margin:0;width:\(svg: width)px;\
      height:\(svg: height)px;font:15px/19px \(SVGWriter.fonts);\
      letter-spacing:calc(\(svg: DrawnGlyph.width)px - 1ch)}
      svg{position:absolute;z-index:-1;left:0;top:0;width:100%;height:100%}
      \(SVGWriter.pathRules)
      a{color:inherit;text-decoration:none}
      .b{font-weight:bold}.i{font-style:italic}
      .w{display:inline-block;overflow:hidden;height:19px;vertical-align:top}
      \(styles.css).s{color:transparent}
      \(widths.sorted().map { widthRule($0) }.joined())
      </style></head>
      <body class="\(background)"><pre class="\(text)">\
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(svg: width) \(svg: height)" \
      preserveAspectRatio="none">
      \(shapes)</svg>\(rows)</pre></body></html>

      """
  }

  private func widthRule(_ columns: Int) -> String {
    ".w\(columns){width:\(svg: Double(columns) * DrawnGlyph.width)px}"
  }

  /// A part of a row in one element.
  private struct Piece {
    var classes: String
    var text: String
    var columns: Int
    var link: String?
    /// Whether the element has the width of its cells, instead of that of its text.
    var isFixed: Bool
    /// Whether others of the same classes may join it.
    var isOpen: Bool
  }

  private mutating func row(_ y: Int) -> String {
    var pieces: [Piece] = []
    var x = 0
    let end = (0..<frame.columns).last { ![" ", ""].contains(frame[$0, y].text) } ?? -1
    while x <= end {
      let cell = frame.pictureCell(x, y)
      append(piece(for: cell), to: &pieces)
      x += cell.glyph?.columns ?? 1
    }
    return pieces.map { element($0) }.joined()
  }

  private mutating func piece(for cell: PictureCell) -> Piece {
    guard let glyph = cell.glyph else {
      return Piece(
        classes: "", text: " ", columns: 1, link: nil, isFixed: false, isOpen: true)
    }
    var classes = cell.ink == .text ? "" : styles.name(of: Track(cell.ink))
    if glyph.isBold { classes += " b" }
    if glyph.isItalic { classes += " i" }
    let isDrawn = DrawnGlyph(glyph.text) != nil
    return Piece(
      classes: isDrawn ? "s" : classes, text: glyph.text, columns: glyph.columns,
      link: glyph.link, isFixed: !glyph.isSimple, isOpen: glyph.isSimple || isDrawn)
  }

  private func append(_ piece: Piece, to pieces: inout [Piece]) {
    if let last = pieces.last, last.isOpen, piece.isOpen, last.link == piece.link,
      piece.isFixed == last.isFixed, piece.classes == last.classes || piece.text == " "
    {
      pieces[pieces.count - 1].text += piece.text
      pieces[pieces.count - 1].columns += piece.columns
    } else {
      pieces.append(piece)
    }
  }

  private mutating func element(_ piece: Piece) -> String {
    var classes = piece.classes.split(separator: " ").map(String.init)
    if piece.isFixed {
      widths.insert(piece.columns)
      classes += ["w", "w\(piece.columns)"]
    }
    var element = piece.text.xmlEscaped
    if !classes.isEmpty {
      element = "<span class=\"\(classes.joined(separator: " "))\">\(element)</span>"
    }
    guard let link = piece.link, link.isSafeLink else { return element }
    return "<a href=\"\(link.xmlEscaped)\">\(element)</a>"
  }
}
