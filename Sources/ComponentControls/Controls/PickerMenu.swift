@_spi(Nodes) import ComponentCore

/// The options of a picker in a menu, which opens at a button that shows the selected one.
struct PickerMenu<SelectionValue: Hashable & Sendable, Content: View>: View {
  let selection: ControlValue<SelectionValue>
  let content: Content

  var body: some View {
    Menu {
      PickerChoice<_, _, PickerMenuNode>(
        selection: selection,
        content: VStack(alignment: .leading, spacing: 0) {
          content.nodeModifier(PickerMenuItemModifier())
        })
    } label: {
      PickerChoice<_, _, SelectedOptionNode>(selection: selection, content: content.lineLimit(1))
    }
  }
}

/// The view of a node that knows which option of a picker is selected.
private struct PickerChoice<
  SelectionValue: Hashable & Sendable, Content: View, ChoiceNode: PickerChoiceNode
>: View {
  let selection: ControlValue<SelectionValue>
  let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ChoiceNode.reusing(existing, in: context)
    node.updateContent(content, in: context)
    let setValue = selection.setValue
    node.bind(selection.displayedValue()) { $0.show($1, setValue: setValue) }
    return node
  }
}

/// A node that knows which option of a picker is selected.
private class PickerChoiceNode: ContainerNode, ReusableNode {
  /// Whether an option with this tag is selected.
  final private(set) var isSelected: (AnyHashable) -> Bool = { _ in false }
  /// Selects the value of a tag.
  final private(set) var select: (AnyHashable) -> Void = { _ in }

  /// Shows that `value` is selected.
  ///
  /// - Parameter setValue: Passes a new value on; returns the value that results, if that is known
  ///   at once.
  final func show<Value: Hashable>(_ value: Value, setValue: @escaping (Value) -> Value?) {
    isSelected = { $0.base as? Value == value }
    select = { [unowned self] tag in
      guard let new = tag.base as? Value, new != value else { return }
      if let actual = setValue(new) { show(actual, setValue: setValue) }
    }
    selectionDidChange()
  }

  func selectionDidChange() {
    setNeedsPaint()
  }
}

/// The node of the options in the menu.
private final class PickerMenuNode: PickerChoiceNode {}

/// A node that shows only the selected option.
private final class SelectedOptionNode: PickerChoiceNode {
  private weak var shown: LayoutNode?

  override func selectionDidChange() {
    setNeedsLayout()
    setNeedsPaint()
  }

  private var selected: LayoutNode? {
    contents.first { $0.tag(inside: self).map(isSelected) == true }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    selected?.sizeThatFits(proposal) ?? Size(width: 0, height: 1)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    let new = selected
    if new !== shown { setNeedsPaint() }
    shown = new
    new?.place(at: .zero, proposal)
  }

  override func presents(_ child: LayoutNode) -> Bool { child === shown }

  override func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> { shown.map { [$0] } ?? [] }
}

private struct PickerMenuItemModifier: NodeModifier {
  func update(_ wrapper: PickerMenuItemNode) {}
}

/// The node of an option in a menu: draws its mark, and selects it.
private final class PickerMenuItemNode: DrawnControlNode, FocusCandidate {
  private static let insets = EdgeInsets(leading: 3, trailing: 1)

  private var menu: PickerMenuNode? {
    var node = container
    while let outer = node, !(outer is PickerMenuNode) { node = outer.container }
    return node as? PickerMenuNode
  }

  /// The value that the option stands for.
  private var tag: AnyHashable? {
    menu.flatMap { contents.first?.tag(inside: $0) }
  }

  private var isSelected: Bool {
    tag.flatMap { menu?.isSelected($0) } == true
  }

  override var canBecomeFocused: Bool { super.canBecomeFocused && tag != nil }

  var focusRole: FocusRole? { isSelected ? .preferred : nil }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let insets = PickerMenuItemNode.insets
    var size = insets.outset(super.measure(proposal.inset(by: insets)))
    if let width = proposal.width { size.width = max(size.width, width) }
    return size
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    let insets = PickerMenuItemNode.insets
    for element in contents {
      element.place(at: Point(x: insets.leading, y: 0), proposal.inset(by: insets))
    }
  }

  // MARK: Input

  override func handleKey(_ press: KeyPress) -> Bool {
    guard press.isActivation else { return false }
    if press.phase == .down { choose() }
    return true
  }

  override func pointerDidRelease(at point: Point, isInside: Bool) {
    if isInside { choose() }
  }

  private func choose() {
    guard let tag else { return }
    let menu = menu
    environment.willPressButton?.perform(())
    menu?.select(tag)
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    [
      accessibilityElement(
        .menuItem, label: childAccessibilityElements().combinedLabel,
        states: isSelected ? .selected : [])
    ]
  }

  // MARK: Painting

  override func paint(on canvas: DrawingContext) {
    let canvas = canvas.marked(with: shownState)
    if shownState.contains(.focused) { canvas.fillWithBlanks() }
    if isSelected {
      let mark = tree.shaper.glyphs(of: environment.usesASCII ? "*" : "✓")
      canvas.write(mark[...], at: Point(x: 1, y: 0))
    }
    paintChildren(on: canvas)
  }
}

extension DrawingContext {
  /// Writes blanks in the whole visible area.
  fileprivate func fillWithBlanks() {
    let blanks = Array(repeating: Glyph.blank, count: visibleRect.size.width)
    for y in visibleRect.rows {
      write(blanks[...], at: Point(x: visibleRect.columns.lowerBound, y: y))
    }
  }
}
