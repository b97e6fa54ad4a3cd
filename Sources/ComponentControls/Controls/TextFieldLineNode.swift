@_spi(Nodes) import ComponentCore

/// The editable line of a text field, without the decoration of its style.
struct TextFieldLine: View {
  let model: TextFieldModel

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? TextFieldLineNode ?? TextFieldLineNode(model, in: context)
    node.setEnvironment(context.environment)
    model.line = node
    return node
  }
}

/// The node that draws the text of a field: a class, because it keeps the place to which the
/// cursor has scrolled it.
final class TextFieldLineNode: LayoutNode, EditableTextNode {
  let model: TextFieldModel
  /// The index of the leftmost visible character.
  private var firstVisible = 0

  init(_ model: TextFieldModel, in context: ViewContext) {
    self.model = model
    super.init(in: context)
  }

  /// The width of the line in columns if the proposal leaves it open.
  private static let idealWidth = 20

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? TextFieldLineNode.idealWidth, height: 1)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    showCursor()
  }

  // MARK: Characters and columns

  private func width(of index: Int) -> Int {
    glyphs(of: model.text.characters[index])[...].width
  }

  func textDidChange() {
    showCursor()
    setNeedsPaint()
  }

  /// Scrolls to the cursor, showing as much text before it as fits. Without focus, scrolls to the
  /// beginning of the text.
  private func showCursor() {
    guard model.isFocused else { return firstVisible = 0 }
    let (cursor, end) = (model.text.cursor, model.text.characters.count)
    firstVisible = max(firstVisible, firstIndex(showing: cursor))
    // Leave no space empty at the end while there is text on the left to fill it.
    firstVisible = min(firstVisible, cursor, firstIndex(showing: end))
  }

  /// Returns the index of the first character that can be visible together with the character at
  /// `index` or, at the end of the text, with the cursor.
  private func firstIndex(showing index: Int) -> Int {
    var remaining = rect.size.width - (index < model.text.characters.count ? width(of: index) : 1)
    var firstVisible = index
    while firstVisible > 0, remaining >= width(of: firstVisible - 1) {
      firstVisible -= 1
      remaining -= width(of: firstVisible)
    }
    return firstVisible
  }

  var cursorPosition: Point? {
    var column = 0
    for index in firstVisible..<max(firstVisible, model.text.cursor) { column += width(of: index) }
    let point = screenOrigin + Point(x: column, y: 0)
    return screenRect.contains(point) ? point : nil
  }

  func index(at point: Point) -> Int {
    let column = point.x - screenOrigin.x
    if column < 0 { return max(0, firstVisible - 1) }
    var remaining = column
    for index in model.text.characters.indices.dropFirst(firstVisible) {
      let width = width(of: index)
      if remaining < max(1, width) { return 2 * remaining >= max(2, width) ? index + 1 : index }
      remaining -= width
    }
    return model.text.characters.count
  }

  // MARK: Painting

  override func paint(on canvas: DrawingContext) {
    let blanks = Array(repeating: Glyph.blank, count: canvas.visibleRect.size.width)
    canvas.write(blanks[...], at: canvas.visibleRect.origin)
    if model.text.characters.isEmpty { return paintPlaceholder(on: canvas) }
    var point = Point.zero
    for index in model.text.characters.indices.dropFirst(firstVisible) {
      guard point.x < canvas.visibleRect.columns.upperBound else { return }
      let glyphs = glyphs(of: model.text.characters[index])
      var canvas = canvas
      if model.isFocused, model.text.selection.contains(index) {
        canvas.attributes.isReversed = canvas.attributes.isReversed != true
      }
      canvas.write(glyphs[...], at: point)
      point.x += glyphs[...].width
    }
  }
}
