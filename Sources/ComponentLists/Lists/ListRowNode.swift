@_spi(Nodes) import ComponentCore
import Signals

/// The node around a row of a list: a class, because its list shows the selection and the current
/// row in it. It handles the mouse.
final class ListRowNode: ContainerNode, ContextMenuOwner, Responder {
  unowned let list: ListNode
  /// The identity of the row.
  var key: RowKey
  var index = 0
  var role = RowRole.row
  var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsPaint() } }
  }
  /// Whether the keys concern this row, because the list has the focus.
  var isCurrent = false {
    didSet { if isCurrent != oldValue { setNeedsPaint() } }
  }
  /// Whether there is room for a mark before the row.
  var hasMark = false {
    didSet { if hasMark != oldValue { setNeedsLayout() } }
  }

  init(_ key: RowKey, in list: ListNode, context: ViewContext) {
    self.key = key
    self.list = list
    super.init(in: context)
  }

  required init(in context: ViewContext) {
    preconditionFailure("A row belongs to a list.")
  }

  // MARK: Layout

  /// The number of columns before the row.
  private var inset: Int { hasMark && role == .row ? 2 : 0 }

  private func space(_ proposal: ProposedSize) -> ProposedSize {
    guard let width = proposal.width else { return ProposedSize() }
    return ProposedSize(width: max(0, width - inset))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size.zero
    for element in contents {
      let chosen = element.sizeThatFits(space(proposal))
      size = Size(width: max(size.width, chosen.width), height: size.height + chosen.height)
    }
    return Size(width: max(size.width + inset, proposal.width ?? 0), height: size.height)
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    var origin = Point(x: inset, y: 0)
    for element in contents {
      place(element, origin, space(proposal))
      origin.y += element.sizeThatFits(space(proposal)).height
    }
  }

  // MARK: Drawing

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    setNeedsPaint()
  }

  override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    switch role {
    case .header: canvas.attributes.isBold = true
    case .footer: canvas.attributes.isDim = true
    case .row: break
    }
    if isCurrent {
      canvas.mark([.selected, .uncolored])
      canvas.fillWithBlanks(Rect(size: rect.size))
    }
    if isSelected {
      canvas.attributes.isBold = true
      var mark = canvas
      mark.attributes.foreground = isCurrent ? nil : .accentColor
      let glyphs = tree.shaper.glyphs(of: environment.usesASCII ? "*" : "▌")
      mark.fill(Rect(x: 0, y: 0, width: 1, height: rect.size.height), with: glyphs[0])
    }
    if !environment.isEnabled { canvas.mark(.dim) }
    paintChildren(on: canvas)
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    let children = childAccessibilityElements()
    if role == .header { return [accessibilityElement(.heading, label: children.combinedLabel)] }
    if role == .footer { return [accessibilityElement(.text, label: children.combinedLabel)] }
    var states: AccessibilityStates = []
    if isSelected { states.insert(.selected) }
    if isCurrent, tree.eventDispatcher.focused === list { states.insert(.focused) }
    let isPlain = children.flatMap(\.all).allSatisfy(\.isReadOnly)
    return [
      accessibilityElement(
        .row, label: children.combinedLabel, states: states, children: isPlain ? [] : children)
    ]
  }

  // MARK: Input

  override var responder: (any Responder)? { self }

  var acceptsPointer: Bool { environment.isEnabled && role == .row }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .pressed:
      list.press(self)
      return true
    case .released(let isInside):
      if isInside { list.click(self) }
      return true
    case .dragged, .cancelled: return true
    case .hovered, .focused, .key, .pasted, .scrolled: return false
    }
  }

  func openContextMenu(at point: Point) -> Bool {
    list.selectForMenu(self)
    return false
  }
}
