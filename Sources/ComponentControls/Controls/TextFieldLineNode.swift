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
/// cursor has scrolled it, and what is visible there.
final class TextFieldLineNode: LayoutNode, EditableTextNode, TextShaping {
  let model: TextFieldModel
  /// The index of the leftmost visible character.
  private var firstVisible = 0
  /// The glyphs of the visible characters, and of some after them.
  private var glyphs: [Glyph] = []

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

  func textDidChange() {
    showCursor()
    setNeedsPaint()
  }

  func shaperDidReset() {
    shapeAgain()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if model.isSecure, environment.usesASCII != old.usesASCII { shapeAgain() }
  }

  private func shapeAgain() {
    glyphs = []
    show(from: firstVisible)
  }

  /// Scrolls to the cursor, showing as much text before it as fits. Without focus, scrolls to the
  /// beginning of the text.
  private func showCursor() {
    glyphs = []
    guard model.isFocused else { return show(from: 0) }
    let (cursor, end) = (model.text.cursor, model.text.characters.count)
    show(from: min(firstVisible, cursor))
    if !isVisible(cursor) {
      // The cursor may be far away: what stands before it is shaped at once, not one by one.
      show(from: max(firstVisible, cursor - rect.size.width))
      show(from: firstIndex(showing: cursor))
    }
    // Leave no space empty at the end while there is text on the left to fill it.
    if firstVisible > 0, isVisible(end) { show(from: min(firstVisible, firstIndex(showing: end))) }
  }

  /// Scrolls to the character at `index`, keeping the glyphs that stay visible.
  private func show(from index: Int) {
    let offset = index - firstVisible
    var visible = glyphs.indices.contains(offset) ? Array(glyphs[offset...]) : []
    let rest = index + visible.count..<model.text.characters.count
    let columns = rect.size.width - visible[...].width
    if columns > 0 { visible += glyphs(in: rest, upTo: columns) }
    (firstVisible, glyphs) = (index, visible)
  }

  /// Returns the number of visible columns before the character at `index`.
  private func columns(before index: Int) -> Int {
    glyphs.prefix(max(0, index - firstVisible)).width
  }

  /// Returns whether the character at `index` or, at the end of the text, the cursor fits into the
  /// line.
  private func isVisible(_ index: Int) -> Bool {
    index - firstVisible <= glyphs.count
      && columns(before: index) + columns(at: index) <= rect.size.width
  }

  /// Returns the width of the character at `index` or, at the end of the text, of the cursor.
  private func columns(at index: Int) -> Int {
    if index == model.text.characters.count { return 1 }
    let offset = index - firstVisible
    return glyphs.indices.contains(offset)
      ? Int(glyphs[offset].width) : columns(of: index..<index + 1)
  }

  /// Returns the index of the first character that can be visible together with the character at
  /// `index` or, at the end of the text, with the cursor.
  private func firstIndex(showing index: Int) -> Int {
    var (first, remaining) = (index, rect.size.width - columns(at: index))
    while first > 0 {
      remaining -= columns(at: first - 1)
      if remaining < 0 { break }
      first -= 1
    }
    return first
  }

  var cursorPosition: Point? {
    let point = screenOrigin + Point(x: columns(before: model.text.cursor), y: 0)
    return screenRect.contains(point) ? point : nil
  }

  func index(at point: Point) -> Int {
    let column = point.x - screenOrigin.x
    if column < 0 { return max(0, firstVisible - 1) }
    var (index, remaining) = (firstVisible, column)
    while index < model.text.characters.count {
      let width = columns(at: index)
      if remaining < max(1, width) { return 2 * remaining >= max(2, width) ? index + 1 : index }
      remaining -= width
      index += 1
    }
    return index
  }

  // MARK: Painting

  override func paint(on canvas: DrawingContext) {
    canvas.fillWithBlanks()
    if model.text.characters.isEmpty { return paintPlaceholder(on: canvas) }
    paint(glyphs, of: firstVisible, at: .zero, on: canvas)
  }
}
