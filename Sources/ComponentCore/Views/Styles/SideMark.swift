/// A mark beside a label, such as the box of a toggle or the triangle of a disclosure group.
///
/// One effect draws what a stack and modifiers would draw with several nodes, because controls are
/// many.
package struct SideMark: Effect {
  /// The characters of the mark, each as wide as a cell.
  var mark = ""
  private(set) var width = 0
  var edge = HorizontalEdge.leading
  /// The attributes of the mark.
  var attributes = Attributes()
  /// The attributes of the label.
  var labelAttributes = Attributes()
  /// Whether the space is left out that stands between a label and its mark.
  var isAlone = false

  package nonisolated init() {}

  package nonisolated init(
    _ mark: String, _ edge: HorizontalEdge, _ attributes: Attributes = Attributes(),
    label labelAttributes: Attributes = Attributes(), isAlone: Bool = false
  ) {
    (self.mark, width, self.edge, self.isAlone) = (mark, mark.count, edge, isAlone)
    (self.attributes, self.labelAttributes) = (attributes, labelAttributes)
  }

  package static var isInherited: Bool { true }
  package static var minContentHeight: Int { 1 }

  package var insets: EdgeInsets {
    let space = isAlone ? width : width + 1
    return edge == .leading ? EdgeInsets(leading: space) : EdgeInsets(trailing: space)
  }

  package func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.attributes = canvas.attributes.merging(labelAttributes)
  }

  package func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var inside = canvas
    applyStyle(to: &inside, in: Rect(size: content.size))
    content.draw(on: inside)
    let x = edge == .leading ? 0 : content.size.width - width
    let y = AxisAlignment.center.offset(of: 1, in: content.size.height)
    canvas.write(content.glyphs(ofMark: mark), at: Point(x: x, y: y), merging: attributes)
  }
}
