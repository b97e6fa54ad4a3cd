@_spi(Nodes) import ComponentCore

/// The node of a scroll view: a class, because it moves its content after it has placed it.
///
/// It contains a viewport, which shows the content from `viewport.offset` on, and two scroll bars.
/// Layout first finds out which bars are needed, then places the viewport in the remaining space,
/// and last moves the offset: back to the anchor if it was there before, and to a view that has
/// just received the focus. Every scroll passes through `scroll(to:)`, which clamps the offset to
/// the content.
package final class ScrollNode: ContainerNode, ReusableNode, Responder, IncrementalLayout,
  GeometryObserver, ScrollSpace
{
  var axes = Axis.Set.vertical {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  var showsIndicators = true {
    didSet { if showsIndicators != oldValue { setNeedsLayout() } }
  }
  private(set) var viewport: ViewportNode?
  private var bars: [(axis: Axis, node: ScrollBarNode)] = []
  /// The size of the content at the last layout.
  private var contentSize = Size.zero
  /// The size on which views with a container-relative frame depend.
  private var relativeSize = RelativeSize()
  /// The distance by which the visible part of the content is about to move in the content.
  private var contentShift = Point.zero
  /// The descendants to scroll to in the next layout.
  private var revealRequest: RevealRequest?
  /// What to do after the next layout.
  private var layoutActions: [@MainActor () -> Void] = []
  private var isObservingLayout = false

  /// The position in the content that appears at the top left corner.
  var offset: Point? { viewport?.offset }

  /// What the scroll view shows.
  var metrics: ScrollMetrics? {
    viewport.map {
      ScrollMetrics(offset: $0.offset, contentSize: contentSize, visibleSize: $0.rect.size)
    }
  }

  /// Finds the viewport and the bars among the contents, which stay the same.
  func connectContents() {
    guard viewport == nil else { return }
    viewport = contents.first as? ViewportNode
    addBar(contents[1], along: .vertical)
    addBar(contents[2], along: .horizontal)
  }

  private func addBar(_ node: LayoutNode, along axis: Axis) {
    guard let bar = node as? ScrollBarNode else { return }
    bars.append((axis, bar))
    bar.onScroll = { [weak self] start in self?.scroll(to: start, along: axis) }
  }

  // MARK: Layout

  /// Returns the part of `space` that the scroll bars leave, and the size of the content in it.
  private func spaceBesideBars(in space: ProposedSize) -> (space: ProposedSize, content: Size) {
    guard let viewport else { return (space, .zero) }
    var rest = space
    var content = viewport.idealSize(in: rest)
    // Each bar takes space, so the second one may make the first one necessary after all.
    for axis in [Axis.vertical, .horizontal, .vertical] where rest[axis.cross] == space[axis.cross]
    {
      guard hasBar(along: axis), let length = rest[axis], content[axis] > length else { continue }
      if let breadth = space[axis.cross] { rest[axis.cross] = max(0, breadth - 1) }
      content = viewport.idealSize(in: rest)
    }
    return (rest, content)
  }

  /// Whether there is a bar along `axis` when the content does not fit.
  private func hasBar(along axis: Axis) -> Bool {
    showsIndicators && axes.contains(axis) && !environment.axesWithoutScrollBar.contains(axis)
  }

  package override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if environment.axesWithoutScrollBar != old.axesWithoutScrollBar { setNeedsLayout() }
  }

  package override func measure(_ proposal: ProposedSize) -> Size {
    let (space, content) = spaceBesideBars(in: proposal)
    var size = content
    for axis in [Axis.horizontal, .vertical] {
      if axes.contains(axis), let length = proposal[axis] {
        size[axis] = length
      } else if let remaining = space[axis], let total = proposal[axis] {
        size[axis] = min(total, size[axis] + total - remaining)
      }
    }
    return size
  }

  /// Returns the space for `node`, which is laid out again when it changes. It does not depend on
  /// the content, which in turn depends on it.
  func relativeSize(for node: LayoutNode) -> Size {
    relativeSize.read(by: node)
  }

  private func relativeLength(along axis: Axis, in size: Size, _ proposal: ProposedSize) -> Int {
    max(0, (proposal[axis] ?? size[axis]) - (hasBar(along: axis.cross) ? 1 : 0))
  }

  package override func placeChildren(in size: Size, proposal: ProposedSize) {
    relativeSize.set(
      Size(
        width: relativeLength(along: .horizontal, in: size, proposal),
        height: relativeLength(along: .vertical, in: size, proposal)))
    let (space, content) = spaceBesideBars(in: ProposedSize(size))
    let isAnchored = (x: isAnchored(along: .horizontal), y: isAnchored(along: .vertical))
    contentSize = content
    viewport?.place(at: .zero, space)
    let placedOffset = viewport?.offset ?? .zero
    var offset = placedOffset + contentShift
    contentShift = .zero
    if isAnchored.x { offset.x = anchorOffset(along: .horizontal) }
    if isAnchored.y { offset.y = anchorOffset(along: .vertical) }
    scroll(to: offset)
    performRevealRequest(in: placedOffset)
    // Moves the content before an outer scroll view looks for a view in it.
    viewport?.place(at: .zero, space)
    for (axis, bar) in bars { place(bar, along: axis, in: size, space) }
  }

  private func place(_ bar: ScrollBarNode, along axis: Axis, in size: Size, _ space: ProposedSize) {
    let isShown = space[axis.cross] != size[axis.cross]
    var origin = Point.zero
    origin[axis.cross] = size[axis.cross] - 1
    var length = ProposedSize(width: 1, height: 1)
    length[axis] = space[axis] ?? 0
    // A hidden bar has no length.
    if !isShown { length[axis] = 0 }
    bar.place(at: origin, length)
    update(bar, along: axis)
  }

  private func update(_ bar: ScrollBarNode, along axis: Axis) {
    guard let viewport else { return }
    let start = viewport.offset[axis]
    bar.range = (contentSize[axis], start..<start + viewport.rect.size[axis])
  }

  /// Returns `nil`: the position of the content is that of the scroll view.
  package override func explicitGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? { nil }

  // MARK: Scrolling

  /// The largest offset at which the content still fills the viewport.
  var maxOffset: Point {
    guard let viewport else { return .zero }
    var point = Point.zero
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      point[axis] = max(0, contentSize[axis] - viewport.rect.size[axis])
    }
    return point
  }

  /// The offset along `axis` that the scroll anchor asks for.
  private func anchorOffset(along axis: Axis) -> Int {
    let anchor = environment.scrollAnchor
    let alignment =
      axis == .horizontal ? anchor.horizontal.alignment : anchor.vertical.alignment
    return alignment.offset(of: 0, in: maxOffset[axis])
  }

  private func isAnchored(along axis: Axis) -> Bool {
    viewport?.offset[axis] == anchorOffset(along: axis)
  }

  /// Scrolls to `offset`, clamped to the content.
  ///
  /// - Returns: Whether the offset has changed.
  @discardableResult
  func scroll(to offset: Point) -> Bool {
    guard let viewport else { return false }
    let limit = maxOffset
    let new = Point(
      x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
    if new == viewport.offset { return false }
    viewport.offset = new
    for (axis, bar) in bars { update(bar, along: axis) }
    return true
  }

  private func scroll(to start: Int, along axis: Axis) {
    guard var offset = viewport?.offset else { return }
    offset[axis] = start
    scroll(to: offset)
  }

  func scroll(by step: Point) -> Bool {
    guard let viewport else { return false }
    return scroll(to: viewport.offset + step)
  }

  /// Scrolls by `distance` in the next layout, because what is visible has moved in the content by
  /// this distance. A scroll view that is at its anchor stays there instead.
  package func contentWillShift(by distance: Int, along axis: Axis) {
    contentShift[axis] += distance
    setNeedsLayout()
  }

  /// Scrolls to `nodes` in the next layout, so that `anchor` of them is at that point of the
  /// viewport. With `nil`, scrolls as little as possible.
  package func reveal(_ nodes: [LayoutNode], at anchor: UnitPoint?) {
    revealRequest = RevealRequest(nodes, anchor: anchor)
    setNeedsLayout()
  }

  /// Scrolls to the nodes that are to be revealed.
  ///
  /// - Parameter placedOffset: The offset for which the content has been placed.
  private func performRevealRequest(in placedOffset: Point) {
    guard let viewport, let request = revealRequest else { return }
    revealRequest = nil
    request.placeRows()
    guard let rect = request.rect(in: viewport)?.offset(by: placedOffset) else { return }
    var offset = viewport.offset
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      var range = rect.range(along: axis)
      let pinned = request.pinnedLengths(along: axis)
      range = range.lowerBound - pinned.before..<range.upperBound + pinned.after
      offset[axis] = request.offset(
        showing: range, in: viewport.rect.size[axis], from: offset[axis], along: axis)
    }
    scroll(to: offset)
  }

  /// Whether something is to be done after the next layout.
  var isAwaitingLayout: Bool { !layoutActions.isEmpty }

  /// Runs `action` after the next layout and before the frame is shown.
  func afterLayout(_ action: @escaping @MainActor () -> Void) {
    if !isObservingLayout { tree.geometryObservers.append(self) }
    isObservingLayout = true
    layoutActions.append(action)
  }

  package func layoutDidEnd() -> Bool {
    if layoutActions.isEmpty { return false }
    let actions = layoutActions
    layoutActions = []
    for action in actions { action() }
    // Other observers look again even if nothing moves.
    tree.geometryObservers.isStale = true
    return true
  }

  package func isScrolled(along axis: Axis) -> Bool { axes.contains(axis) }

  package override var incrementalLayout: (any IncrementalLayout)? { self }

  /// Follows a change of the content behind the visible part, which only the scroll bar shows.
  package func takeOverGrowth(by change: Int, along axis: Axis) -> Bool {
    guard let viewport, isLaidOut, axes.contains(axis), !sizeCache.hasIdealSize(along: axis) else {
      return false
    }
    let end = viewport.offset[axis] + viewport.rect.size[axis]
    guard contentSize[axis] > end, contentSize[axis] + change > end else { return false }
    let isAnchored = isAnchored(along: axis)
    contentSize[axis] += change
    if isAnchored, viewport.offset[axis] != anchorOffset(along: axis) {
      contentSize[axis] -= change
      return false
    }
    for (barAxis, bar) in bars where barAxis == axis { update(bar, along: axis) }
    return true
  }

  package override var responder: (any Responder)? { self }

  package func focusDidMove(to node: LayoutNode?) {
    for (_, bar) in bars { bar.isHighlighted = node === self }
    guard let node, node !== self else { return }
    reveal([node], at: nil)
  }

  // MARK: Accessibility

  package override func accessibilityElements() -> [AccessibilityElement] {
    let (limit, offset) = (maxOffset, offset ?? .zero)
    if limit == .zero { return super.accessibilityElements() }
    let axis = limit.y > 0 ? Axis.vertical : .horizontal
    return [
      accessibilityElement(
        .scrollArea, value: "\(offset[axis] * 100 / limit[axis])%",
        children: childAccessibilityElements())
    ]
  }
}
