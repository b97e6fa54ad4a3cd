@_spi(Nodes) import ComponentCore

/// The options of a picker in a menu, which opens at a button that shows the selected one.
struct PickerMenu<SelectionValue: Hashable & Sendable, Content: View>: View {
  let selection: ControlValue<SelectionValue>
  let content: Content

  var body: some View {
    Menu {
      VStack(alignment: .leading) {
        content.nodeModifier(PickerMenuItemModifier())
      }
      .nodeModifier(PickerModifier(selection: selection, arrangement: .menu))
    } label: {
      SelectedOption(selection: selection, content: content.lineLimit(1))
    }
  }
}

/// The selected one of the options in `content`.
private struct SelectedOption<SelectionValue: Hashable & Sendable, Content: View>: View {
  let selection: ControlValue<SelectionValue>
  let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ArrangedNode<SelectedElement<SelectionValue>>.reusing(existing, in: context)
    node.updateContent(content, in: context)
    node.bind(selection.displayedValue()) { node, value in node.update { $0.selected = value } }
    return node
  }
}

/// Shows the element with the tag of the selected value.
private struct SelectedElement<Value: Hashable>: Arrangement {
  var selected: Value?

  static var hidesContents: Bool { true }
  static var passesTraits: Bool { true }

  func shownElements(
    of contents: ArrangedContents, in proposal: ProposedSize
  ) -> [LayoutNode] {
    index(in: contents).map { [contents.elements[$0]] } ?? []
  }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    guard let index = index(in: contents) else { return Size(width: 0, height: 1) }
    return contents.elements[index].sizeThatFits(proposal)
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    if let index = index(in: contents) { place(index, .zero, proposal) }
  }

  @MainActor
  private func index(in contents: ArrangedContents) -> Int? {
    guard let selected else { return nil }
    for (index, element) in contents.elements.enumerated() {
      if let tag = element.tag(inside: contents.node)?.base as? Value, tag == selected {
        return index
      }
    }
    return nil
  }
}

private struct PickerMenuItemModifier: NodeModifier {
  func update(_ wrapper: InputNode<PickerMenuItemHandler>) {}
}

/// Draws the mark of an option in a menu, and selects the option.
private final class PickerMenuItemHandler: InputHandler {
  private var state: ControlState = [] {
    didSet { if state != oldValue { node.setNeedsPaint() } }
  }
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  private var picker: PickerHandler? { .enclosing(node) }

  /// The value that the option stands for.
  private var tag: AnyHashable? { picker?.tag(of: node) }

  private var isSelected: Bool { picker?.selection.contains(tag) == true }

  // MARK: Input

  var canBecomeFocused: Bool { node.environment.isEnabled && tag != nil }

  var focusRole: FocusRole? { isSelected ? .preferred : nil }

  var acceptsPointer: Bool { node.environment.isEnabled }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused): state.set(.focused, to: isFocused)
    case .hovered(let isHovered): state.set(.hovered, to: isHovered)
    case .pressed: state.insert(.pressed)
    case .dragged(let isInside): state.set(.pressed, to: isInside)
    case .released(let isInside):
      state.remove(.pressed)
      if isInside { choose() }
    case .cancelled: state.remove(.pressed)
    case .key(let press):
      guard node.environment.isEnabled, press.phase != .up, press.isActivation else {
        return false
      }
      if press.phase == .down { choose() }
    case .pasted, .scrolled: return false
    }
    return true
  }

  private func choose() {
    guard let picker, let tag = picker.tag(of: node) else { return }
    node.environment.willPressButton?.perform(())
    picker.selection.select(tag)
  }

  // MARK: Drawing

  let insets = EdgeInsets(leading: 3, trailing: 1)

  var fillsWidth: Bool { true }

  func environmentDidChange() {
    node.setNeedsPaint()
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    let isEnabled = content.environment.isEnabled
    let canvas = canvas.marked(with: isEnabled ? state : state.union(.disabled))
    if state.contains(.focused) { canvas.fillWithBlanks() }
    if isSelected {
      let mark = content.glyphs(ofMark: content.environment.usesASCII ? "*" : "✓")
      canvas.write(mark, at: Point(x: 1, y: 0))
    }
    content.draw(on: canvas)
  }

  func change(_ elements: inout [AccessibilityElement]) {
    elements = [
      node.accessibilityElement(
        .menuItem, label: node.childAccessibilityElements().combinedLabel,
        states: isSelected ? .selected : [])
    ]
  }
}
