@_spi(Nodes) import ComponentCore

nonisolated struct PickerOptionModifier: NodeModifier {
  let arrangement: PickerStyle.Arrangement

  @MainActor
  func update(_ wrapper: PickerOptionNode) {
    wrapper.arrangement = arrangement
  }
}

/// The node of an option of a picker: draws its mark and handles the pointer.
final class PickerOptionNode: ContainerNode {
  var arrangement = PickerStyle.Arrangement.radioGroup {
    didSet { if arrangement != oldValue { setNeedsLayout() } }
  }
  private var state: ControlState = [] {
    didSet { if state != oldValue { setNeedsPaint() } }
  }

  private var picker: PickerNode? {
    var node = container
    while let outer = node, !(outer is PickerNode) { node = outer.container }
    return node as? PickerNode
  }

  /// The value that the option stands for.
  var tag: AnyHashable? {
    guard let picker else { return nil }
    return contents.first?.tag(inside: picker)
  }

  // MARK: Layout

  private var insets: EdgeInsets {
    switch arrangement {
    case .segmented: EdgeInsets(leading: 1, trailing: 1)
    case .inline, .menu: EdgeInsets(leading: 2)
    case .radioGroup: EdgeInsets(leading: 4)
    }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    insets.outset(super.measure(proposal.inset(by: insets)))
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    for element in contents {
      place(element, Point(x: insets.leading, y: 0), proposal.inset(by: insets))
    }
  }

  // MARK: Input

  override var acceptsPointer: Bool { environment.isEnabled && tag != nil }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    setNeedsPaint()
  }

  override func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .hovered(let isHovered): state.set(.hovered, to: isHovered)
    case .pressed:
      if let picker { tree.eventDispatcher.focus(picker) }
      state.insert(.pressed)
    case .dragged(let isInside): state.set(.pressed, to: isInside)
    case .released(let isInside):
      state.remove(.pressed)
      if isInside { picker?.select(self) }
    case .cancelled: state.remove(.pressed)
    case .focused, .key, .pasted, .scrolled: return false
    }
    return true
  }

  // MARK: Painting

  override func paint(on canvas: DrawingContext) {
    guard let picker else { return }
    let isSelected = picker.isSelected(self)
    let showsFocus = picker.showsFocus(self)
    let canvas = canvas.marked(with: environment.isEnabled ? state : state.union(.disabled))
    if arrangement == .segmented {
      paintSegment(on: canvas, isSelected: isSelected, showsFocus: showsFocus)
    } else {
      var marked = canvas.marked(with: showsFocus ? .focused : [])
      if isSelected { marked.attributes.isBold = true }
      marked.attributes.isUnderlined = nil
      write(mark(isSelected: isSelected), at: 0, on: marked)
      paintChildren(on: canvas)
    }
  }

  private func mark(isSelected: Bool) -> String {
    let usesASCII = environment.usesASCII
    return switch arrangement {
    case .inline, .menu: isSelected ? usesASCII ? "*" : "✓" : " "
    case .radioGroup: isSelected ? usesASCII ? "(*)" : "(•)" : "( )"
    case .segmented: ""
    }
  }

  private func paintSegment(on canvas: DrawingContext, isSelected: Bool, showsFocus: Bool) {
    var canvas = canvas
    if isSelected {
      canvas.attributes.isReversed = canvas.attributes.isReversed != true
      canvas.attributes.isBold = true
      let blanks = Array(repeating: Glyph.blank, count: canvas.visibleRect.size.width)
      for y in canvas.visibleRect.rows {
        canvas.write(blanks[...], at: Point(x: canvas.visibleRect.columns.lowerBound, y: y))
      }
    }
    paintChildren(on: canvas)
    let (usesASCII, end) = (environment.usesASCII, rect.size.width - 1)
    if showsFocus {
      write(usesASCII ? ">" : "▸", at: 0, on: canvas)
      write(usesASCII ? "<" : "◂", at: end, on: canvas)
    } else if isSelected, usesASCII {
      write("[", at: 0, on: canvas)
      write("]", at: end, on: canvas)
    }
  }

  private func write(_ text: String, at column: Int, on canvas: DrawingContext) {
    canvas.write(tree.shaper.glyphs(of: text)[...], at: Point(x: column, y: 0))
  }
}
