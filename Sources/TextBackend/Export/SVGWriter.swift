import ComponentCore

/// Writes a picture as SVG, without scripts and without references to other files.
struct SVGWriter {
  private let picture: Picture
  private(set) var styles: PictureStyles
  private var body = ""

  /// The space around the cells.
  static let margin = 9.0
  static let fonts = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"

  /// The rules of shapes. Neighboring backgrounds have sharp edges, so that nothing shows between.
  static let pathRules =
    "path{fill:currentColor}.l{fill:none;stroke:currentColor}.k{shape-rendering:crispEdges}"

  init(_ picture: Picture, _ styles: PictureStyles) {
    self.picture = picture
    self.styles = styles
  }

  /// Returns the whole document.
  ///
  /// - Parameter duration: The time until the animation begins again, in seconds.
  mutating func document(duration: Double = 0) -> String {
    let (width, height) = (
      Double(picture.columns) * DrawnGlyph.width, Double(picture.rows) * DrawnGlyph.height
    )
    let margin = SVGWriter.margin
    let canvas = styles.name(of: Track(.background))
    body = ""
    writeGraphics()
    var css = SVGWriter.pathRules + "rect,text{fill:currentColor}"
    css += "text{font:15px \(SVGWriter.fonts);white-space:pre}"
    css += ".b{font-weight:bold}.i{font-style:italic}.m{text-anchor:middle}"
    css += styles.css
    if styles.isAnimated {
      css += "g,path,text{animation:\(svg: duration)s step-end infinite}"
      css += "@media(prefers-reduced-motion:reduce){*{animation:none!important}}"
    }
    let size = "\(svg: width + 2 * margin)"
    let box = "\(svg: -margin) \(svg: -margin) \(size) \(svg: height + 2 * margin)"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" width="\(size)" \
      height="\(svg: height + 2 * margin)" xml:space="preserve">
      <style>\(css)</style>
      <rect class="\(canvas)" x="\(svg: -margin)" y="\(svg: -margin)" width="\(size)" \
      height="\(svg: height + 2 * margin)" rx="6"/>
      \(body)</svg>

      """
  }

  /// Returns the elements of the shapes and texts, without the document around them.
  mutating func elements() -> String {
    body = ""
    writeGraphics()
    return body
  }

  private mutating func writeGraphics() {
    write(picture.backgrounds, extraClass: " k")
    for (visibility, layer) in picture.layers {
      let name = styles.name(of: visibility)
      if let name { body += "<g class=\"\(name)\">\n" }
      write(layer)
      if name != nil { body += "</g>\n" }
    }
  }

  /// - Parameter extraClass: Another class of the filled areas.
  private mutating func write(_ layer: PictureLayer, extraClass: String = "") {
    for (inks, shapes) in layer.shapes {
      let name = styles.name(of: inks)
      let filled = shapes.areas.pathData + shapes.outlines
      if !filled.isEmpty { body += "<path class=\"\(name)\(extraClass)\" d=\"\(filled)\"/>\n" }
      if !shapes.lines.isEmpty { body += "<path class=\"\(name) l\" d=\"\(shapes.lines)\"/>\n" }
    }
    for text in layer.texts { write(text) }
  }

  private mutating func write(_ text: PictureLayer.Text) {
    let glyph = text.glyph
    var names = styles.name(of: text.inks)
    if glyph.isBold { names += " b" }
    if glyph.isItalic { names += " i" }
    let (x, length) = SVGWriter.placement(of: text)
    if !glyph.isSimple, text.columns == 1 { names += " m" }
    let y = Double(text.row) * DrawnGlyph.height + 14
    let element =
      "<text class=\"\(names)\" x=\"\(svg: x)\" y=\"\(svg: y)\"\(length)>"
      + text.text.xmlEscaped + "</text>"
    if let link = glyph.link, link.isSafeLink {
      body += "<a href=\"\(link.xmlEscaped)\">\(element)</a>\n"
    } else {
      body += element + "\n"
    }
  }

  /// Returns the position of a text and the attributes of its length.
  ///
  /// Fonts differ in their widths. Letters are moved to their cells, a wide cluster is made to
  /// fill its two, and any other character stands in the middle of its cell.
  private static func placement(of text: PictureLayer.Text) -> (x: Double, length: String) {
    let x = Double(text.column) * DrawnGlyph.width
    let length = " textLength=\"\(svg: Double(text.columns) * DrawnGlyph.width)\""
    if text.columns == 1 { return (text.glyph.isSimple ? x : x + DrawnGlyph.width / 2, "") }
    return (x, text.glyph.isSimple ? length : length + " lengthAdjust=\"spacingAndGlyphs\"")
  }
}
