@_spi(Nodes) import ComponentCore

/// Makes a view an option of a picker.
nonisolated struct PickerOptionModifier: NodeModifier {
  let arrangement: PickerStyle.Arrangement

  @MainActor
  func update(_ wrapper: InputNode<PickerOptionHandler>) {
    wrapper.handler.arrangement = arrangement
  }
}

/// Draws the mark of a picker's option, and selects the option that is clicked.
final class PickerOptionHandler: InputHandler {
  var arrangement = PickerStyle.Arrangement.radioGroup {
    didSet { if arrangement != oldValue { node.setNeedsLayout() } }
  }
  private var state: ControlState = [] {
    didSet { if state != oldValue { node.setNeedsPaint() } }
  }
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  private var picker: PickerHandler? { .enclosing(node) }

  /// The value that the option stands for.
  var tag: AnyHashable? { picker?.tag(of: node) }

  var isSelected: Bool { picker.map(isSelected(in:)) ?? false }

  private func isSelected(in picker: PickerHandler) -> Bool {
    picker.selection.contains(picker.tag(of: node))
  }

  func select() {
    if let picker, let tag = picker.tag(of: node) { picker.selection.select(tag) }
  }

  /// Scrolls to the option.
  func reveal() {
    node.notifyAncestors(focusedNode: node)
  }

  func rect(in ancestor: LayoutNode) -> Rect? { node.rect(in: ancestor) }

  var accessibilityElement: AccessibilityElement {
    node.accessibilityElement(
      .option, label: node.childAccessibilityElements().combinedLabel,
      states: isSelected ? .selected : [])
  }

  // MARK: Input

  var acceptsPointer: Bool { node.environment.isEnabled && tag != nil }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .hovered(let isHovered): state.set(.hovered, to: isHovered)
    case .pressed:
      picker?.focus()
      state.insert(.pressed)
    case .dragged(let isInside): state.set(.pressed, to: isInside)
    case .released(let isInside):
      state.remove(.pressed)
      if isInside { select() }
    case .cancelled: state.remove(.pressed)
    case .focused, .key, .pasted, .scrolled: return false
    }
    return true
  }

  // MARK: Drawing

  var insets: EdgeInsets {
    switch arrangement {
    case .segmented: EdgeInsets(leading: 1, trailing: 1)
    case .inline, .menu: EdgeInsets(leading: 2)
    case .radioGroup: EdgeInsets(leading: 4)
    }
  }

  func environmentDidChange() {
    node.setNeedsPaint()
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    guard let picker else { return }
    let isEnabled = content.environment.isEnabled
    let canvas = canvas.marked(with: isEnabled ? state : state.union(.disabled))
    if arrangement == .segmented { return drawSegment(content, on: canvas, of: picker) }
    let isSelected = isSelected(in: picker)
    var marked = canvas.marked(with: picker.showsFocus(self) ? .focused : [])
    if isSelected { marked.attributes.isBold = true }
    marked.attributes.isUnderlined = nil
    let mark = mark(isSelected: isSelected, usesASCII: content.environment.usesASCII)
    marked.write(content.glyphs(ofMark: mark), at: .zero)
    content.draw(on: canvas)
  }

  private func mark(isSelected: Bool, usesASCII: Bool) -> String {
    switch arrangement {
    case .inline, .menu: isSelected ? usesASCII ? "*" : "✓" : " "
    case .radioGroup: isSelected ? usesASCII ? "(*)" : "(•)" : "( )"
    case .segmented: ""
    }
  }

  /// Draws a segment. The mark of the selected one is cut out of all segments while it glides over
  /// them.
  private func drawSegment(
    _ content: EffectContent, on canvas: DrawingContext, of picker: PickerHandler
  ) {
    let glidingColumns = picker.glidingColumns
    drawSegment(
      content, on: canvas, of: picker, isMarked: glidingColumns == nil && isSelected(in: picker))
    guard let glidingColumns, let origin = rect(in: picker.node)?.origin else { return }
    var marked = canvas
    marked.clip(
      to: Rect(
        x: glidingColumns.lowerBound - origin.x, y: 0, width: glidingColumns.count,
        height: content.size.height))
    drawSegment(content, on: marked, of: picker, isMarked: true)
  }

  private func drawSegment(
    _ content: EffectContent, on canvas: DrawingContext, of picker: PickerHandler, isMarked: Bool
  ) {
    var canvas = canvas
    if isMarked {
      canvas.attributes.isBold = true
      let isFocused = picker.isFocused && content.environment.isEnabled
      if isFocused || !content.environment.usesFullColor {
        canvas.select()
      } else {
        canvas.attributes.foreground = .accentColor
        canvas.attributes.background = .theme(.field)
      }
      canvas.fillWithBlanks()
    }
    content.draw(on: canvas)
    let (usesASCII, end) = (content.environment.usesASCII, content.size.width - 1)
    func write(_ text: String, at column: Int) {
      canvas.write(content.glyphs(ofMark: text), at: Point(x: column, y: 0))
    }
    if picker.showsFocus(self) {
      write(usesASCII ? ">" : "▸", at: 0)
      write(usesASCII ? "<" : "◂", at: end)
    } else if usesASCII, isSelected(in: picker) {
      write("[", at: 0)
      write("]", at: end)
    }
  }
}
