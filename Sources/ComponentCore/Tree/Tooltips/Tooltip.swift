/// The content of a tooltip, drawn in the terminal's reversed colors so that it stands out.
struct Tooltip: Effect {
  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    canvas.attributes = Attributes(background: .terminalBackground, isReversed: true)
    canvas.fillWithBlanks()
    content.draw(on: canvas)
  }
}
