/// The content of a tooltip, drawn in the terminal's reversed colors so that it stands out.
final class TooltipNode: ContainerNode {
  override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    canvas.attributes = Attributes(background: .terminalBackground, isReversed: true)
    let blanks = Array(repeating: Glyph.blank, count: canvas.visibleRect.size.width)
    for y in canvas.visibleRect.rows {
      canvas.write(blanks[...], at: Point(x: canvas.visibleRect.origin.x, y: y))
    }
    paintChildren(on: canvas)
  }
}
