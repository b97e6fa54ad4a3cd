@_spi(Nodes) import ComponentCore

/// A node that draws the text of a field and finds the characters at positions on the screen.
@MainActor
protocol EditableTextNode: LayoutNode {
  var model: TextFieldModel { get }

  /// The position of the text cursor on the screen, or `nil` if it is out of sight.
  var cursorPosition: Point? { get }

  /// Called when the text, the cursor or the focus has changed.
  func textDidChange()

  /// Returns the index of the position between two characters that is nearest to `point`.
  func index(at point: Point) -> Int

  /// Returns the index to which a vertical motion leads from the cursor, or `nil` if there is no
  /// line in its direction.
  func index(after motion: VerticalMotion) -> Int?

  /// Scrolls by `count` rows; returns whether the text has moved.
  func scroll(byRows count: Int) -> Bool
}

extension EditableTextNode {
  func index(after motion: VerticalMotion) -> Int? { nil }
  func scroll(byRows count: Int) -> Bool { false }

  /// What a secure field shows for each character.
  private var bullet: TextStorageCursor.Element { .scalar(environment.usesASCII ? "*" : "•") }

  /// Returns the glyph that shows `element`, or one of no width if nothing does.
  private func glyph(of element: TextStorageCursor.Element) -> Glyph {
    let glyph =
      switch model.isSecure ? bullet : element {
      case .scalar(let scalar): tree.shaper.glyph(of: scalar)
      case .cluster(let character): tree.shaper.glyph(of: character)
      }
    return glyph ?? Glyph(code: Glyph.blank.code, width: 0, isSpace: false)
  }

  /// Returns the glyphs of the characters in `range` that begin in its first columns, and of some
  /// after them.
  ///
  /// - Parameter limit: The number of these columns.
  func glyphs(in range: Range<Int>, upTo limit: Int) -> [Glyph] {
    let text = model.text.characters
    let narrow = range.prefix(limit)
    var (glyphs, columns): ([Glyph], Int) = ([], 0)
    glyphs.reserveCapacity(narrow.count)
    if !model.isSecure, text.hasSingleScalars(in: narrow) {
      tree.shaper.append(String(text[narrow]), to: &glyphs)
      if glyphs.count == narrow.count { return glyphs }
      // Nothing is shown of some character.
      glyphs.removeAll(keepingCapacity: true)
    }
    var cursor = text.cursor(at: range.lowerBound)
    while columns < limit, cursor.index < range.upperBound, let next = cursor.next() {
      let glyph = glyph(of: next)
      glyphs.append(glyph)
      columns += Int(glyph.width)
    }
    return glyphs
  }

  /// Draws the glyphs of the characters from `first` on, in the colors of a selection where they
  /// are selected.
  ///
  /// - Returns: The point behind them.
  @discardableResult
  func paint(
    _ glyphs: [Glyph], of first: Int, at origin: Point, on canvas: DrawingContext
  ) -> Point {
    var (point, start) = (origin, first)
    let range = first..<first + glyphs.count
    let selection = (model.isFocused ? model.text.selection : 0..<0).clamped(to: range)
    for end in [selection.lowerBound, selection.upperBound, range.upperBound] where end > start {
      let part = glyphs[start - first..<end - first]
      selected(canvas, at: start).write(part.visible, at: point)
      point.x += part.width
      start = end
    }
    return point
  }

  /// Returns whether the character at `index` is shown as selected.
  func isSelected(at index: Int) -> Bool {
    model.isFocused && model.text.selection.contains(index)
  }

  /// Returns `canvas` in the colors of a selection if the character at `index` is selected.
  func selected(_ canvas: DrawingContext, at index: Int) -> DrawingContext {
    guard isSelected(at: index) else { return canvas }
    var canvas = canvas
    canvas.select()
    return canvas
  }

  /// Returns the width of a character.
  func columns(of element: TextStorageCursor.Element) -> Int {
    Int(glyph(of: element).width)
  }

  /// Returns the width of the characters in `range`.
  func columns(of range: Range<Int>) -> Int {
    if !model.isSecure, model.text.characters.isASCII(in: range) { return range.count }
    return glyphs(in: range, upTo: .max)[...].width
  }

  func paintPlaceholder(on canvas: DrawingContext) {
    var canvas = canvas
    canvas.attributes.isDim = true
    canvas.write(tree.shaper.glyphs(of: model.placeholder)[...], at: .zero)
  }
}

/// A motion of the cursor between the rows of a text.
enum VerticalMotion {
  case rowUp, rowDown, pageUp, pageDown

  /// Creates the motion of a key; `nil` for other keys.
  init?(_ press: KeyPress) {
    guard press.phase != .up, press.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch press.key {
    case .up: self = .rowUp
    case .down: self = .rowDown
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    default: return nil
    }
  }
}

extension ArraySlice<Glyph> {
  /// The glyphs that have a width.
  fileprivate var visible: ArraySlice<Glyph> {
    for glyph in self where glyph.width == 0 { return filter { $0.width > 0 }[...] }
    return self
  }
}
