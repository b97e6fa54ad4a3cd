@_spi(Nodes) import ComponentCore
import Signals

/// The node of a list, a scroll view with a lazy stack, whose current row the keys move: a class,
/// because it keeps the current row while rows come and go.
///
/// The list has the focus as a whole. The controls in the current row can be reached with Tab.
final class ListNode: ContainerNode, ReusableNode, RowContainer, ScrollSpace, Responder {
  var selection = ListSelection()
  weak var stack: LazyStackNode?
  private(set) var isFocused = false {
    didSet { if isFocused != oldValue, style.look == .bordered { setNeedsPaint() } }
  }
  /// The row from which a range of rows is selected.
  var rangeStart: (key: RowKey, index: Int)?
  let search = ListSearch()
  /// The row that was clicked last, while another click makes a double click.
  private var clickedRow: RowKey?
  private var clickTimer: AnyCancellable?

  /// Whether the rows are on a surface; `nil` until it is read, once for each environment.
  private var isRaised: Bool?

  private static let doubleClickInterval = Duration.milliseconds(400)

  /// The row that the keys concern.
  var current: (key: RowKey, index: Int)? { stack?.focusedRow }

  /// The views of that row, if they have been created.
  var currentShownRow: ShownRow? { stack?.focusedIndex.flatMap { stack?.shownRow(at: $0) } }

  var rows: RowList { stack?.rows ?? RowList() }

  override func unmount() {
    clickTimer = nil
    search.end()
    super.unmount()
    environment.listActions?.list = nil
  }

  // MARK: Rows

  func wrapper(
    reusing existing: ContainerNode?, key: RowKey, index: Int, role: RowRole
  ) -> ContainerNode {
    let row: ListRowNode
    if let existing = existing as? ListRowNode {
      row = existing
      row.setEnvironment(environment)
      row.key = key
    } else {
      row = ListRowNode(key, in: self, context: ViewContext(tree: tree, environment: environment))
    }
    (row.index, row.role) = (index, role)
    row.hasMark = selection.isEnabled
    update(row, currentIndex: highlightedIndex)
    return row
  }

  /// The index of the current row while the list has the focus.
  private var highlightedIndex: Int? { isFocused ? stack?.focusedIndex : nil }

  private func update(_ row: ListRowNode, currentIndex: Int?) {
    row.isCurrent = row.index == currentIndex && row.role == .row
    let canBeSelected = row.role == .row && selection.isEnabled
    row.isSelected = canBeSelected && id(of: row).map(selection.contains) ?? false
  }

  /// Shows the selection and the current row.
  func updateRows() {
    guard let stack else { return }
    let currentIndex = highlightedIndex
    // Without copies of the rows, of which there may be hundreds.
    for index in stack.shown.indices {
      guard let row = stack.shown[index].wrapper as? ListRowNode else { continue }
      update(row, currentIndex: currentIndex)
    }
  }

  func selectionDidChange() {
    for row in stack?.shown ?? [] { (row.wrapper as? ListRowNode)?.hasMark = selection.isEnabled }
    updateRows()
  }

  func rowsDidChange() {
    if current == nil, isFocused { chooseCurrentRow() }
    updateRows()
  }

  func rowDidMove(_ wrapper: ContainerNode, to index: Int) {
    (wrapper as? ListRowNode)?.index = index
  }

  private func id(of row: ListRowNode) -> AnyHashable? { row.key.id ?? id(ofRow: row.index) }

  /// Returns the identity of a row: of its element, or its tag.
  func id(ofRow index: Int) -> AnyHashable? {
    guard index < rows.count else { return nil }
    let (segment, offset) = rows.location(ofRow: index)
    switch segment.content {
    case .source(let source): return source.rowID(at: offset)
    case .view(let view): return view.tag(inside: self)
    }
  }

  // MARK: Style

  private var style: ListStyle { environment.listStyle }

  override func measure(_ proposal: ProposedSize) -> Size {
    style.insets.outset(super.measure(proposal.inset(by: style.insets)))
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let insets = style.insets
    for element in contents {
      place(element, Point(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }
  }

  override func paint(on canvas: DrawingContext) {
    let frame = Rect(size: rect.size)
    let isRaised = isRaised ?? environment.raisesContent
    self.isRaised = isRaised
    if isRaised { canvas.fill(frame, with: .theme(.surface)) }
    paintChildren(on: canvas)
    guard style.look == .bordered, !frame.inset(by: style.insets).contains(canvas.visibleRect)
    else { return }
    var canvas = canvas
    if isFocused { canvas.attributes.foreground = .accentColor }
    canvas.drawBorder(
      frame,
      with: tree.borderGlyphs.glyphs(
        of: .rounded, usesASCII: environment.usesASCII, shaper: tree.shaper)
    )
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    let children = stack?.rowAccessibilityElements() ?? []
    let count = stack?.dataRowCount ?? 0
    var list = accessibilityElement(
      .list, value: count == 1 ? "1 row" : "\(count.grouped) rows", children: children)
    // The current row has the focus for the list.
    if children.contains(where: { $0.focused != nil }) { list.states.remove(.focused) }
    return [list]
  }

  // MARK: Focus

  override var responder: (any Responder)? { self }

  var canBecomeFocused: Bool { environment.isEnabled && rows.count > 0 }

  var acceptsPointer: Bool { environment.isEnabled }

  /// Makes the row that contains the focus the current one.
  func focusDidMove(to node: LayoutNode?) {
    updateRows()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    environment.listActions?.list = self
    if environment.raisesContent != old.raisesContent { setNeedsPaint() }
    isRaised = nil
    // The nodes around the rows are not among the children, which receive it next.
    for row in stack?.shown ?? [] { row.wrapper?.setEnvironment(environment) }
    if style == old.listStyle { return }
    setNeedsLayout()
    setNeedsPaint()
  }

  // MARK: Input

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused):
      self.isFocused = isFocused
      if isFocused, current == nil { chooseCurrentRow() }
      if !isFocused { search.end() }
      updateRows()
      return true
    case .key(let press): return press.phase != .up && environment.isEnabled && handleKey(press)
    case .pressed, .dragged, .released, .cancelled, .hovered, .pasted, .scrolled: return false
    }
  }

  /// Moves the focus to the list, and the current row to `row`.
  func press(_ row: ListRowNode) {
    stack?.focusedRow = (row.key, row.index)
    tree.eventDispatcher.focus(self)
    updateRows()
  }

  /// Selects `row`; with Control also, with Shift the rows from the last one that was selected.
  /// The second of two clicks performs the primary action.
  func click(_ row: ListRowNode) {
    let modifiers = tree.eventDispatcher.pointerModifiers
    if modifiers.contains(.control), selection.allowsMany {
      toggleCurrent()
    } else if modifiers.contains(.shift) {
      if rangeStart == nil, let index = selection.ids.first.flatMap({ self.index(ofID: $0) }) {
        rangeStart = (rows.key(ofRow: index), index)
      }
      _ = move(to: row.index, isForward: true, extends: true)
    } else if clickedRow == row.key {
      clickedRow = nil
      performPrimaryAction()
    } else {
      _ = move(to: row.index, isForward: true)
      rangeStart = current
      clickedRow = row.key
      clickTimer = tree.schedule(after: ListNode.doubleClickInterval) { [weak self] in
        self?.clickedRow = nil
      }
    }
  }

  /// Selects the row for which a menu opens, unless it is selected already.
  func selectForMenu(_ row: ListRowNode) {
    press(row)
    if disables(.select, row: row.index) {
      // The menu concerns this row, not those that are selected elsewhere.
      selection.select([])
    } else if !row.isSelected {
      selectCurrent()
    }
    updateRows()
  }

  /// The rows that an action concerns: those that are selected, or the current one.
  var actionIDs: [AnyHashable] {
    let ids = selection.ids
    return ids.isEmpty ? (current.flatMap { id(ofRow: $0.index) }.map { [$0] } ?? []) : ids
  }

  /// Performs the primary action or, if there is none, the action of the first control in the
  /// current row; returns whether there was one.
  @discardableResult
  func performPrimaryAction() -> Bool {
    if let action = environment.listActions?.primaryAction {
      action(actionIDs)
      return true
    }
    if environment.submit() { return true }
    return currentShownRow?.elements.contains { $0.activateFirst() } ?? false
  }
}
