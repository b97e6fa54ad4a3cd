/// A node that has a size, a place and a look, and may take input.
///
/// Its container proposes a size, the node chooses one, and the container places it. The sizes it
/// chooses are cached until something in it changes; then the change goes up only as far as sizes
/// differ from the cached ones.
@MainActor
class LayoutNode: Node {
  // What follows is read for every node on the way to every change. It belongs to the main actor
  // and is read and written in whole, so accesses to it cannot overlap, and none need to be
  // checked for.

  /// The node that places this one.
  @exclusivity(unchecked) private(set) final unowned var container: LayoutNode?
  /// Its place in its container.
  @exclusivity(unchecked) private(set) final var rect = Rect(size: .zero)
  @exclusivity(unchecked) private final var proposal = ProposedSize()
  @exclusivity(unchecked) private final var cachedSizes: [(proposal: ProposedSize, size: Size)] = []
  @exclusivity(unchecked) private final var needsLayout = true
  /// Whether something has changed since the sizes were cached.
  @exclusivity(unchecked) private final var isSizeStale = false
  /// Whether the tree knows that something here has changed.
  @exclusivity(unchecked) final var isLayoutPending = false
  @exclusivity(unchecked) final var isPaintPending = false
  /// How many cells beside its rectangle its contents may draw, on each side.
  @exclusivity(unchecked) private(set) final var contentOverflow = 0
  /// The same of itself and its contents.
  @exclusivity(unchecked) private(set) final var drawingOverflow = 0
  /// Whether the tree's animator animates one of its values.
  @exclusivity(unchecked) final var isAnimating = false
  /// What is said of how it moves.
  final let animationScope: AnimationScope?

  override init(in context: ViewContext) {
    animationScope = context.animationScope
    super.init(in: context)
  }

  final override var elements: [LayoutNode] { [self] }

  // MARK: What a kind of node defines

  /// The size it chooses in this room. Does not depend on anything but what it is asked and what
  /// it shows.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  /// Places its ``layoutChildren`` in its own rectangle.
  ///
  /// - Parameter proposal: The proposal for which it chose this size.
  func placeChildren(in size: Size, proposal: ProposedSize) {}

  /// Draws itself and what is in it.
  func paint(on canvas: Canvas) {
    paintChildren(on: canvas)
  }

  /// What it places, from back to front.
  var layoutChildren: [LayoutNode] { [] }

  /// Those of its children that may touch `area`.
  func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> { layoutChildren[...] }

  /// How many cells beside its rectangle it may draw, on each side, if its contents draw so many.
  func drawingOverflow(over contents: Int) -> Int { contents }

  /// Whether a change of what is in it may show anywhere in it.
  var repaintsAsWhole: Bool { false }

  /// How many times as wide as high it should look, if it knows that better than its size tells.
  var aspectRatio: Double? { nil }

  /// Whether its children can be scrolled into view.
  var scrollsContent: Bool { false }

  /// Whether it can have the focus.
  var canBecomeFocused: Bool { false }

  /// Whether it wants to know what the pointer does over it.
  var acceptsPointer: Bool { false }

  /// Whether the pointer meets neither it nor what it is in at `place`, which is in its rectangle.
  func isTransparentToPointer(at point: Point) -> Bool { false }

  /// Takes an event; `false` leaves it to what is around it.
  func handle(_ event: NodeEvent) -> Bool { false }

  /// Takes note that the focus has moved: to `node`, which is this one or in it, or away from
  /// here.
  func focusDidMove(to node: LayoutNode?) {}

  /// Does what it does when it is clicked; `false` if it does nothing.
  func activate() -> Bool { false }

  /// Where on the screen a person types while it has the focus, if that can be seen.
  var cursorPosition: Point? { nil }

  // MARK: Layout

  /// The number of cached sizes above which all size caches are reset.
  private static let cachedSizeLimit = 256
  /// The usual number of proposals: a stack proposes its own size, the least, the most and a
  /// share.
  private static let typicalProposalCount = 4

  /// Returns the size this node chooses for `proposal`, measured at most once.
  final func sizeThatFits(_ proposal: ProposedSize) -> Size {
    for cached in cachedSizes where cached.proposal == proposal { return cached.size }
    let measured = measure(proposal)
    let size = Size(
      width: measured.width.clampedLength, height: measured.height.clampedLength)
    if cachedSizes.isEmpty { cachedSizes.reserveCapacity(LayoutNode.typicalProposalCount) }
    cachedSizes.append((proposal, size))
    if cachedSizes.count > LayoutNode.cachedSizeLimit { tree.setNeedsSizeCacheReset() }
    return size
  }

  /// Places this node at `origin` in its container, at the size it chooses for `proposal`.
  final func place(at origin: Point, _ proposal: ProposedSize) {
    let new = Rect(origin: origin, size: sizeThatFits(proposal))
    if new != rect {
      tree.damage(self)
      needsLayout = needsLayout || new.size != rect.size
      rect = new
      tree.damage(self)
    }
    if needsLayout || proposal != self.proposal {
      self.proposal = proposal
      layOutChildren()
    }
  }

  private func layOutChildren() {
    needsLayout = false
    placeChildren(in: rect.size, proposal: proposal)
  }

  /// Its children or its size may have changed.
  final func setNeedsLayout() {
    isSizeStale = isSizeStale || !cachedSizes.isEmpty
    needsLayout = true
    tree.setNeedsLayout(self)
  }

  /// Lays itself out; if its size has changed, asks its container to lay out instead.
  final func performLayout() {
    if isSizeStale, let container, cachedSizesChanged() {
      container.setNeedsLayout()
    } else if needsLayout {
      layOutChildren()
    }
  }

  /// Its look has changed.
  final func setNeedsPaint() {
    tree.setNeedsPaint(self)
  }

  /// Clears the size cache and returns whether one of the sizes in it has changed.
  private func cachedSizesChanged() -> Bool {
    let old = cachedSizes
    cachedSizes = []
    isSizeStale = false
    for cached in old where sizeThatFits(cached.proposal) != cached.size { return true }
    return false
  }

  /// Clears the size caches of this node and its descendants.
  ///
  /// A node without cached sizes has no descendants with any.
  final func resetSizeCaches() {
    if cachedSizes.isEmpty { return }
    cachedSizes = []
    isSizeStale = false
    needsLayout = true
    for child in layoutChildren { child.resetSizeCaches() }
  }

  /// How many containers are around it.
  final var layoutDepth: Int {
    var (layoutDepth, node) = (0, container)
    while let outer = node { (layoutDepth, node) = (layoutDepth + 1, outer.container) }
    return layoutDepth
  }

  /// Its rectangle on the screen, as far as it can be seen.
  final var screenRect: Rect {
    var rect = rect.outset(by: drawingOverflow)
    var node = container
    while let outer = node {
      let reach = Rect(size: outer.rect.size).outset(by: outer.drawingOverflow)
      rect = outer.repaintsAsWhole ? reach : rect.intersection(reach)
      rect.origin = rect.origin + outer.rect.origin
      node = outer.container
    }
    return rect
  }

  /// Reckons anew how far beside its rectangle it draws.
  final func updateDrawingOverflow() {
    contentOverflow = 0
    for child in layoutChildren { contentOverflow = max(contentOverflow, child.drawingOverflow) }
    let new = drawingOverflow(over: contentOverflow)
    if new == drawingOverflow { return }
    tree.damage(self)
    drawingOverflow = new
    tree.damage(self)
    container?.updateDrawingOverflow()
  }

  /// Contains `element` from now on.
  final func attach(_ element: LayoutNode) {
    element.container = self
    element.needsLayout = true
  }

  /// Contains `element` no longer; what it covered must be painted anew.
  final func detach(_ element: LayoutNode) {
    if element.container === self { element.detachFromContainer() }
  }

  private func detachFromContainer() {
    tree.damage(self)
    container = nil
    rect = Rect(size: .zero)
  }

  override func unmount() {
    if isAnimating { tree.animator.remove(self) }
    tree.eventDispatcher.remove(self)
    tree.damage(self)
    super.unmount()
    detachFromContainer()
  }

  // MARK: Painting

  final func paintChildren(on canvas: Canvas) {
    for child in layoutChildren(in: canvas.visibleRect.outset(by: contentOverflow)) {
      guard let canvas = canvas.subcanvas(for: child.rect, drawingOverflow: child.drawingOverflow)
      else { continue }
      child.paint(on: canvas)
    }
  }
}
