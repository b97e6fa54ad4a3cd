/// The content of a tooltip, drawn in the terminal's reversed colors so that it stands out.
struct Tooltip: Effect {
  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    canvas.attributes = Attributes(background: .terminalBackground, isReversed: true)
    let blanks = Array(repeating: Glyph.blank, count: canvas.visibleRect.size.width)
    for y in canvas.visibleRect.rows {
      canvas.write(blanks[...], at: Point(x: canvas.visibleRect.origin.x, y: y))
    }
    content.draw(on: canvas)
  }
}
