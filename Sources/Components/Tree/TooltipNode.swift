/// The content of a tooltip on a background that stands out from any other.
final class TooltipNode: ContainerNode {
  override func paint(on canvas: Canvas) {
    var canvas = canvas
    canvas.attributes = Attributes(background: .terminalBackground, isReversed: true)
    let blanks = Array(repeating: Glyph.blank, count: canvas.visibleRect.size.width)
    for y in canvas.visibleRect.rows {
      canvas.write(blanks[...], at: Point(x: canvas.visibleRect.origin.x, y: y))
    }
    paintChildren(on: canvas)
  }
}
