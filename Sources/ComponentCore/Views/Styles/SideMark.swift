/// A mark beside a label, such as the box of a toggle or the triangle of a disclosure group.
///
/// One effect draws what a stack and modifiers would draw with several nodes, because controls are
/// many.
package struct SideMark: Effect {
  /// The characters that are drawn, and their attributes.
  package struct Mark: Equatable {
    /// The characters, each as wide as a cell.
    let symbols: String
    let attributes: Attributes

    package nonisolated init(_ symbols: String, _ attributes: Attributes = Attributes()) {
      (self.symbols, self.attributes) = (symbols, attributes)
    }
  }

  /// The mark, unless ``markWhileOn`` replaces it.
  var mark = Mark("")
  /// The mark while ``isOn`` is `true`, if it differs: as wide as the other.
  var markWhileOn: Mark?
  package var isOn = false
  private(set) var width = 0
  var edge = HorizontalEdge.leading
  /// The attributes of the label.
  var labelAttributes = Attributes()
  /// Whether the space is left out that stands between a label and its mark.
  var isAlone = false

  package nonisolated init() {}

  package nonisolated init(
    _ mark: Mark, whileOn markWhileOn: Mark? = nil, _ edge: HorizontalEdge,
    isOn: Bool = false, label labelAttributes: Attributes = Attributes(), isAlone: Bool = false
  ) {
    (self.mark, self.markWhileOn, width) = (mark, markWhileOn, mark.symbols.count)
    (self.edge, self.isOn, self.isAlone) = (edge, isOn, isAlone)
    self.labelAttributes = labelAttributes
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
    let mark = isOn ? markWhileOn ?? mark : mark
    canvas.write(
      content.glyphs(ofMark: mark.symbols), at: Point(x: x, y: y), merging: mark.attributes)
  }
}
