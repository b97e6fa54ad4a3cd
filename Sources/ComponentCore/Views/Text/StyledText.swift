/// The parts of a text that have an appearance of their own.
///
/// Each glyph holds the index of its part, so that lines can be broken without regard to parts.
@MainActor
final class StyledText {
  private unowned let node: TextNode
  private struct Part {
    var string = ""
    var link: String?
    /// The styles that are known, from the innermost to the outermost.
    var styles: [TextStyle?] = []
    /// The merged style that is shown; an animation may be on its way to another.
    var style = TextStyle()

    /// The merged style to show in the end.
    var targetStyle: TextStyle {
      if styles.count == 1, let style = styles[0] { return style }
      return styles.reduce(into: TextStyle()) { inner, outer in
        if let outer { inner = outer.merging(inner) }
      }
    }

    mutating func setStyleCount(_ count: Int) {
      if styles.count > count { styles.removeLast(styles.count - count) }
      if styles.count < count { styles += Array(repeating: nil, count: count - styles.count) }
    }
  }

  // Accessed for every frame and not re-entered meanwhile: checking would cost more.
  @exclusivity(unchecked) private var parts: [Part] = []
  /// The slots of the subscriptions.
  private var slots: [Int] = []
  /// Whether the text has changed while the parts are set; `nil` while they are not. All of them
  /// are shaped once.
  private var hasChanged: Bool?

  init(_ node: TextNode) {
    self.node = node
  }

  /// Shows `runs`, and follows their publishers.
  func setRuns(_ runs: [TextRun]) {
    hasChanged = parts.count > runs.count
    setParts(runs)
    let hasChanged = self.hasChanged == true
    self.hasChanged = nil
    if hasChanged { node.textDidChange() }
  }

  private func setParts(_ runs: [TextRun]) {
    if parts.count > runs.count { parts.removeLast(parts.count - runs.count) }
    // A new part is empty, so that the text stays the same until it gets its string.
    while parts.count < runs.count { parts.append(Part()) }
    var newSlots: [Int] = []
    for (index, run) in runs.enumerated() {
      // A slot is of one value of one part, even if the number of styles changes.
      var slot = index << 16
      newSlots.append(slot)
      node.bind(run.string, slot: slot) { $0.show($1, ofPart: index) }
      if parts[index].link != run.link {
        parts[index].link = run.link
        textDidChange()
      }
      parts[index].setStyleCount(run.styles.count)
      for (styleIndex, style) in run.styles.enumerated() {
        slot += 1
        switch style {
        case .constant(let style): parts[index].styles[styleIndex] = style
        case .following(let bind):
          newSlots.append(slot)
          bind(node, slot) { [unowned self] in setStyle($1, styleIndex, of: index) }
        }
      }
      updateStyle(of: index)
    }
    if newSlots == slots { return }
    for slot in Set(slots).subtracting(newSlots) { node.setSubscription(nil, in: slot) }
    slots = newSlots
  }

  /// Returns the string of a part that is shown.
  func string(of part: Int) -> String { parts[part].string }

  /// Sets the string of a part, if the text still has it.
  func setString(_ string: String, of part: Int) {
    if part >= parts.count || parts[part].string.hasSameScalars(as: string) { return }
    parts[part].string = string
    textDidChange()
  }

  private func textDidChange() {
    if hasChanged == nil { node.textDidChange() } else { hasChanged = true }
  }

  private func setStyle(_ style: TextStyle, _ index: Int, of part: Int) {
    parts[part].styles[index] = style
    updateStyle(of: part)
  }

  /// Shows the merged style of a part, with an animation if one applies.
  private func updateStyle(of part: Int) {
    let target = parts[part].targetStyle
    // A new text has nothing to animate, and needs no closure.
    if !node.isAttached { return showStyle(target, of: part) }
    node.animate(part, from: parts[part].style, to: target) { [unowned self] in
      showStyle($1, of: part)
    }
  }

  private func showStyle(_ style: TextStyle, of part: Int) {
    guard part < parts.count, parts[part].style != style else { return }
    parts[part].style = style
    node.setNeedsPaint()
  }

  var string: String { parts.map(\.string).joined() }

  /// Appends the glyphs of each part to `text`, which is empty.
  func shape(into text: inout ShapedText, of node: TextNode) {
    for index in parts.indices {
      let start = text.glyphs.count
      node.append(parts[index].string, linkedTo: parts[index].link, to: &text)
      // All glyphs begin as those of the first part.
      if index > 0 { text.setPart(index, from: start) }
    }
  }

  /// Draws a line from `point` to the right.
  func draw(_ line: ArraySlice<Glyph>, at point: Point, on canvas: DrawingContext) {
    if parts.count == 1 { return draw(line, of: 0, at: point, on: canvas) }
    var (rest, point) = (line, point)
    while let part = rest.first?.part {
      let glyphs = rest.prefix { $0.part == part }
      draw(glyphs, of: Int(part), at: point, on: canvas)
      point.x += glyphs.width
      rest = rest.dropFirst(glyphs.count)
    }
  }

  private func draw(
    _ glyphs: ArraySlice<Glyph>, of part: Int, at point: Point, on canvas: DrawingContext
  ) {
    if parts[part].style.foreground == nil {
      return canvas.write(glyphs, at: point, merging: parts[part].style.attributes)
    }
    var canvas = canvas
    canvas.apply(parts[part].style, in: Rect(size: node.rect.size))
    canvas.write(glyphs, at: point)
  }
}

extension DrawingContext {
  /// Draws further text in `style`, whose gradient spans `rect`.
  mutating func apply(_ style: TextStyle, in rect: Rect) {
    attributes = attributes.merging(style.attributes)
    if let foreground = style.foreground { setForeground(foreground, in: rect) }
  }
}
