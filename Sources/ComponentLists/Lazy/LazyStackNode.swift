// How a lazy stack works: It knows how many rows there are, and has nodes only for a window of
// them: the rows on the screen and a few around. Rows outside of it count as long as the mean of
// the rows that it has measured, so that positions before and after the window are
// multiplications. After each layout it compares the window with what is visible. If they have
// moved apart it takes the first visible row as its anchor, creates rows from there in both
// directions until they fill the visible part, and tells the scroll view by how much the anchor
// has moved, so that nothing on the screen does. Changes of the data move the window in the same
// way.

@_spi(Nodes) import ComponentCore

/// The node of a lazy stack: a class, because it creates the rows that are shown.
final class LazyStackNode: LayoutNode, ReusableNode, LazyContainer, Responder,
  ChildFilter, IncrementalLayout
{
  var layout = StackLayout() {
    didSet { if layout != oldValue { arrangementDidChange() } }
  }
  var axis: Axis { layout.axis }
  /// How rows share lines, if the stack is that of a grid.
  private(set) var grid: LazyGridLayout? {
    didSet { if grid != oldValue { arrangementDidChange() } }
  }
  /// Whether each row of a grid takes one cell, as far as is known, so that the lines of rows
  /// without nodes are known.
  var rowsAreCells = true
  var pinnedViews: PinnedScrollableViews = [] {
    didSet { if pinnedViews != oldValue { arrangementDidChange() } }
  }
  /// Decorates and observes the rows, if the stack is in a list.
  weak var rowContainer: (any RowContainer)?
  private var content: Node?
  /// Whether the content or the rows are being updated, so that notifications of them are late.
  var isUpdating = false

  // Mutated in place for every frame and not re-entered meanwhile: checking would cost more.
  @exclusivity(unchecked) var rows = RowList()
  /// Whether the rows may have changed since the last pass over them.
  var rowsAreStale = true
  /// The rows that have nodes, by index: the window, and single rows outside of it.
  @exclusivity(unchecked) var shown: [ShownRow] = []
  /// The indices of the rows from the first to the last of those around the visible part.
  var window = 0..<0
  /// The rows of the window among ``shown``.
  var shownWindow = 0..<0
  /// The lengths of the rows that have been measured, with the spacing.
  @exclusivity(unchecked) var estimate = RowEstimate()
  /// The visible part of the stack along its axis, as far as it is known.
  var visible = 0..<0
  /// The row that contains the focus.
  private var focusedKey: RowKey?
  /// The index of the row that contains the focus.
  private(set) var focusedIndex: Int?
  /// The row that stays where it is on the screen when the lengths of others change.
  var anchor: RowAnchor?
  /// The sizes of all rows of the window together, by the space that was proposed.
  var windowSizes: [WindowSize] = []
  /// The last placement of the rows of the window; `nil` once one of them has changed.
  var windowPlacement: WindowPlacement?
  /// The part of the stack along its axis between headers and footers that are kept on the screen.
  var uncoveredRange = 0..<0
  /// The length across the axis for which the rows were placed last.
  var space: Int? {
    didSet { if space != oldValue { tracks = grid?.tracks(in: space) ?? [] } }
  }
  /// The tracks of a grid in that space.
  private(set) var tracks: [LazyGridLayout.Track] = [] {
    didSet { if tracks.count != oldValue.count { regroupRows() } }
  }
  /// The length across the axis for which the rows were measured; `nil` if it is unknown.
  var measuredSpace: Int??
  /// Whether the stack has been placed.
  private(set) var wasPlaced = false
  /// The elements of the window that are in their places, by position.
  var placedElements: [LayoutNode] = []
  /// The elements of headers and footers that are kept on the screen, in front of the rows.
  var pinnedElements: [LayoutNode] = []
  /// Where headers and footers that are kept on the screen have been placed.
  var pinnedPlacements: [PinnedPlacement] = []

  /// The row that contains the focus.
  var focusedRow: (key: RowKey, index: Int)? {
    get {
      guard let focusedKey, let focusedIndex else { return nil }
      return (focusedKey, focusedIndex)
    }
    set { (focusedKey, focusedIndex) = (newValue?.key, newValue?.index) }
  }

  override init(in context: ViewContext) {
    super.init(in: context)
    tree.lazyContainers.append(self)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  /// Updates the stack with a new description.
  func update(
    _ axis: Axis, _ alignment: AxisAlignment, _ spacing: Int, _ content: some View,
    grid: LazyGridLayout? = nil, in context: ViewContext
  ) {
    layout = StackLayout(axis: axis, alignment: alignment, spacing: spacing)
    self.grid = grid
    var inner = context
    inner.axis = axis
    inner.createsRowsLazily = true
    inner.isInList = rowContainer != nil
    isUpdating = true
    let node = content.node(updating: self.content, in: inner)
    if node !== self.content {
      self.content?.unmount()
      self.content = node
      adopt(node)
    }
    isUpdating = false
    rowsDidChange()
  }

  override func elementsDidChange() {
    if !isUpdating { rowsDidChange() }
  }

  /// Rows that appear at the end repaint themselves, but not a last row that was placed beyond the
  /// estimated end and cut off there: it may stay in its place.
  func repaintsOnlyChildren(from old: Size, to new: Size) -> Bool {
    let axis = layout.axis
    guard old[axis.cross] == new[axis.cross], old[axis] <= new[axis] else { return false }
    return layoutChildren.suffix(max(1, tracks.count)).allSatisfy {
      $0.rect.range(along: axis).upperBound <= old[axis]
    }
  }

  /// Places rows that have just been created, so that they can be scrolled to.
  func placeRows() {
    if wasPlaced { placeChildren(in: rect.size, proposal: rowSpace(space)) }
  }

  override func childrenDidChange() {
    layoutChildrenDidChange()
  }

  private func arrangementDidChange() {
    tracks = grid?.tracks(in: space) ?? []
    measuredSpace = nil
    forgetArrangement()
    setNeedsLayout()
  }

  override func unmount() {
    for row in shown { row.wrapper?.unmount() }
    for element in leavingChildren where element.isRowWrapper { element.unmount() }
    setLeavingChildren([])
    super.unmount()
    tree.lazyContainers.removeAll { $0 === self }
    shown = []
    layoutChildren = []
    placedElements = []
    pinnedElements = []
  }

  // MARK: Rows

  /// Changes the index of the row that contains the focus, if there is one.
  func moveFocusedRow(to index: Int?) {
    if let index { focusedIndex = index }
  }

  /// Reads the rows of the content again, after they have changed.
  private func rowsDidChange() {
    guard let content else { return }
    let old = rows
    var segments: [RowSegment] = []
    content.appendRows(to: &segments)
    rows = RowList(segments)
    rowsAreStale = true
    moveWindow(after: old)
    rowContainer?.rowsDidChange()
  }

  func allowsFocus(in child: LayoutNode) -> Bool { admitsFocus(toRow: child) }

  override var responder: (any Responder)? { self }

  func focusDidMove(to node: LayoutNode?) {
    // The current row of a list stays the same while the focus is elsewhere.
    if node == nil, rowContainer != nil { return }
    guard let node, let row = row(containing: node) else { return focusedRow = nil }
    let index = index(ofRowContaining: node, in: row)
    focusedRow = (index == row.index ? row.key : rows.key(ofRow: index), index)
    showRow(at: index)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size { sizeOfRows(proposal) }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    space = proposal[layout.axis.cross]
    wasPlaced = true
    placeRows(in: size)
  }

  override var incrementalLayout: (any IncrementalLayout)? { self }

  func takeOverSizes(of child: LayoutNode, from old: SizeCache) -> Bool {
    forgetArrangement()
    return false
  }

  override var childFilter: (any ChildFilter)? { self }

  /// Finds the rows of the window in `area` by binary search, because they are placed in order.
  func children(in area: Rect) -> ArraySlice<LayoutNode> {
    let range = area.range(along: layout.axis)
    if grid != nil { return elementsOfLines(in: range) }
    let elements = placedElements
    let first = elements.partitioningIndex {
      $0.rect.range(along: layout.axis).upperBound > range.lowerBound
    }
    let last = elements.partitioningIndex {
      $0.rect.range(along: layout.axis).lowerBound >= range.upperBound
    }
    return withPinnedElements(elements[first..<max(first, last)], in: range)
  }

  override func accessibilityElements() -> [AccessibilityElement] { rowAccessibilityElements() }

  override func paint(on canvas: DrawingContext) {
    pinnedElements.isEmpty ? paintChildren(on: canvas) : paintPinnedElements(on: canvas)
  }
}
