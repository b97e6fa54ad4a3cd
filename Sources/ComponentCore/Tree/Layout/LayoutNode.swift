/// A node that has a size and a position, draws itself, and may handle input: not final, because
/// containers and leaves derive from it.
///
/// The container proposes a size, the node chooses one, and the container places it. A node whose
/// size has not changed lays itself out without its container: see ``SizeCache``.
@MainActor
@_spi(Nodes) open class LayoutNode: Node {
  // Mutated in place for every frame and not re-entered meanwhile: checking would cost more.
  /// The node that places this one.
  @exclusivity(unchecked) package private(set) final unowned var container: LayoutNode?
  /// The node's rectangle, relative to its container.
  @exclusivity(unchecked) package private(set) final var rect = Rect(size: .zero)
  /// The proposal for which the node was placed.
  @exclusivity(unchecked) package private(set) final var proposal = ProposedSize()
  @exclusivity(unchecked) package private(set) final var sizeCache = SizeCache()
  /// Whether the node must place its children again.
  private(set) final var needsLayout = true
  /// Whether the node is measuring itself again, because it has changed.
  private(set) final var isMeasuringAgain = false
  /// Whether the node is placing or removing its children, and its whole area has been damaged.
  private final var isDamaged = false
  /// Whether the node is in the tree's queue of nodes that need layout.
  final var isLayoutPending = false
  /// Whether the node is in the tree's queue of nodes that need painting.
  final var isPaintPending = false
  /// How to paint the node without its containers, if it has changed alone before.
  final var keptPainting: KeptPainting?
  /// The largest drawing overflow of the children.
  final var contentOverflow = 0
  /// The number of cells by which the node and its contents may draw outside of its rectangle, on
  /// each side.
  final var drawingOverflow = 0
  /// The traits that the node tells its container; `nil` for the default ones.
  private(set) final var layoutTraits: LayoutTraits?
  /// Whether a child has a z-index, so that the children are not drawn in their usual order.
  final var hasRaisedChildren = false
  /// The children whose views are being removed; `nil` if there are none.
  final var leaving: LeavingChildren?
  /// The nodes that this node places, from back to front.
  @exclusivity(unchecked) package final var layoutChildren: [LayoutNode] = []
  /// The axes along which the proposed length is relevant to the size that the node has measured
  /// last. A node that can tell sets it in ``measure(_:)``.
  @exclusivity(unchecked) package final var relevantAxes = Axis.Set.both
  /// Whether ``paint(on:)`` draws the children, and nothing else.
  final var drawsOnlyChildren = false
  /// Whether a change of the contents may affect the drawing anywhere in this node.
  final var repaintsAsWhole = false
  /// Whether this node or a descendant sets an alignment guide.
  final var setsGuides = false
  /// Whether a container has read an alignment guide of this node, so that it depends on more than
  /// the node's sizes.
  final var guidesAreRead = false
  /// The alignment guides that have been read since the node changed last.
  @exclusivity(unchecked) final var guideCache = GuideCache()
  /// Whether the node's view is shown, or is being removed.
  @exclusivity(unchecked) package final var presence = Presence.present
  /// Whether the tree's animator animates a value of this node.
  final var isAnimating = false
  /// The number that identifies the node for assistive technology; 0 if that does not know it.
  final var accessibilityNumber: UInt32 = 0
  /// The animation that applies to the node.
  final let animationScope: AnimationScope?

  public override init(in context: ViewContext) {
    animationScope = context.animationScope
    super.init(in: context)
  }

  package final override func appendElements(to elements: inout [LayoutNode]) {
    elements.append(self)
  }

  package final override func appendRows(to segments: inout [RowSegment]) {
    if presence == .present { segments.append(RowSegment(content: .view(self))) }
  }

  // MARK: Overridable behavior

  /// The handler of the input of the node; `nil`, the default, if it ignores all.
  open var responder: (any Responder)? { nil }

  /// Returns the elements of this node and its descendants, for assistive technology.
  open func accessibilityElements() -> [AccessibilityElement] { contentAccessibilityElements() }

  /// Returns the size that the node chooses for `proposal`. The result must depend only on the
  /// proposal and the node's content, because it is cached.
  open func measure(_ proposal: ProposedSize) -> Size { .zero }

  /// Places the ``layoutChildren`` inside the node's rectangle.
  ///
  /// - Parameters:
  ///   - size: The size of the node.
  ///   - proposal: The proposal for which the node chose this size.
  open func placeChildren(in size: Size, proposal: ProposedSize) {}

  /// Returns the position of an alignment guide that the node or a descendant sets. The result may
  /// depend only on the proposal and the node's content.
  open func explicitGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? { nil }

  /// Draws the node and its children.
  open func paint(on canvas: DrawingContext) {
    paintChildren(on: canvas)
  }

  /// How the node hides some of its children or finds them; `nil`, the default, if it shows all.
  open var childFilter: (any ChildFilter)? { nil }

  /// How the node takes over changes of its children; `nil`, the default, if each needs a layout.
  open var incrementalLayout: (any IncrementalLayout)? { nil }

  /// Returns the number of cells by which the node may draw outside of its rectangle, on each
  /// side.
  ///
  /// - Parameter contentOverflow: The largest drawing overflow of its children.
  open func drawingOverflow(contentOverflow: Int) -> Int { contentOverflow }

  /// Called when the children, or the ``layoutTraits`` of one of them, have changed.
  open func childrenDidChange() {}

  open override func environmentDidChange(from old: EnvironmentValues) {
    if environment.usesASCII != old.usesASCII || environment.usesColor != old.usesColor {
      setNeedsPaint()
    }
    if old.isEnabled, !environment.isEnabled { tree.eventDispatcher.remove(self) }
  }

  // MARK: Layout

  /// Returns the size this node chooses for `proposal`, measured at most once.
  package final func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if let size = sizeCache.size(for: proposal) { return size }
    let size = clampedMeasure(proposal)
    sizeCache.insert(size, for: proposal, relevantAxes: relevantAxes)
    if sizeCache.hasOverflowed { tree.setNeedsSizeCacheReset() }
    return size
  }

  /// Measures the node again.
  final func clampedMeasure(_ proposal: ProposedSize) -> Size {
    let size = measure(proposal)
    return Size(width: size.width.clampedLength, height: size.height.clampedLength)
  }

  /// Places this node at `origin` in its container, at the size it chooses for `proposal`.
  package final func place(at origin: Point, _ proposal: ProposedSize) {
    let new = Rect(origin: origin, size: sizeThatFits(proposal))
    let moves = new != rect
    // The area of a container that moves contains those of its contents.
    let isInDamagedArea = container?.isDamaged ?? false
    let repaints =
      moves && !isInDamagedArea
      && (new.origin != rect.origin || !childrenRepaint(from: rect.size, to: new.size))
    if moves {
      if repaints { tree.paintQueue.damage(self) }
      needsLayout = needsLayout || new.size != rect.size
      rect = new
      if repaints { tree.paintQueue.damage(self) }
      tree.geometryObservers.isStale = true
    }
    if needsLayout || proposal != self.proposal {
      self.proposal = proposal
      isDamaged = isInDamagedArea || repaints
      layOutChildren()
      isDamaged = false
    }
  }

  private func layOutChildren() {
    needsLayout = false
    placeChildren(in: rect.size, proposal: proposal)
    guard let leaving else { return }
    leaving.place(in: self)
    updateDrawingOverflow()
  }

  /// Marks the node as needing layout, because its content, its children or its size may have
  /// changed.
  package final func setNeedsLayout() {
    invalidateLayout()
    tree.setNeedsLayout(self)
  }

  private func invalidateLayout() {
    sizeCache.invalidate()
    guideCache.removeAll()
    needsLayout = true
  }

  /// Lays out the children or, if the node's size or a guide may have changed, returns the
  /// container, which needs layout instead unless it takes over the change.
  final func performLayout() -> LayoutNode? {
    // The root has no container. Other nodes without one are detached and need no layout.
    guard let container else {
      if needsLayout, self === tree.root { layOutChildren() }
      return nil
    }
    let old = sizeCache
    if sizeCache.isStale, sizesChanged(from: old) || guidesAreRead {
      if container.incrementalLayout?.takeOverSizes(of: self, from: old) == true { return nil }
      container.invalidateLayout()
      return container
    }
    if needsLayout { layOutChildren() }
    return nil
  }

  /// Adds `change` to the length along `axis` for every proposal, without placing the children.
  package final func lengthen(by change: Int, along axis: Axis) {
    sizeCache.lengthen(by: change, along: axis)
    rect.size[axis] += change
  }

  /// Adds `change` to the lengths along `axis` that do not depend on a proposal, without placing
  /// the children.
  package final func lengthenIdealSizes(by change: Int, along axis: Axis) {
    sizeCache.lengthen(by: change, along: axis, idealOnly: true)
  }

  /// Whether the children are placed for the sizes that they have chosen.
  package final var isLaidOut: Bool { !needsLayout && !sizeCache.isStale }

  /// Changes what the node tells its container besides its size.
  final func setLayoutTraits(_ new: LayoutTraits?) {
    if new === layoutTraits { return }
    layoutTraits = new
    container?.childrenDidChange()
  }

  /// Measures the node again and returns whether it chooses a size that differs from the one in
  /// `old`, its cache, which is cleared then.
  private func sizesChanged(from old: SizeCache) -> Bool {
    sizeCache = SizeCache()
    isMeasuringAgain = true
    defer { isMeasuringAgain = false }
    for entry in old.entries {
      let new = clampedMeasure(entry.proposal)
      // If another length has become relevant, the size may have changed for other proposals.
      if new == entry.size, relevantAxes.isSubset(of: entry.relevantAxes) { continue }
      sizeCache = SizeCache()
      sizeCache.insert(new, for: entry.proposal, relevantAxes: relevantAxes)
      return true
    }
    sizeCache = old.validated
    return false
  }

  /// Clears the size caches of this node and its descendants, which have none if it has none.
  final func resetSizeCaches() {
    if sizeCache.isEmpty { return }
    sizeCache = SizeCache()
    guideCache.removeAll()
    needsLayout = true
    for child in layoutChildren { child.resetSizeCaches() }
    for child in leavingChildren { child.resetSizeCaches() }
  }

  // MARK: Children

  /// Makes this node the container of `element`.
  package final func attach(_ element: LayoutNode) {
    element.container = self
    element.needsLayout = true
    // A detached node has not been measured again after its changes.
    if element.sizeCache.isStale { element.sizeCache = SizeCache() }
    if element.setsGuides { guidesWereSet() }
  }

  /// Removes `element` from this container and repaints the area that it covered.
  package final func detach(_ element: LayoutNode) {
    guard element.container === self else { return }
    // What is not in the tree has been damaged as a whole.
    if container != nil || self === tree.root { tree.paintQueue.damage(element) }
    element.clearPlace()
  }

  private func clearPlace() {
    container = nil
    rect = Rect(size: .zero)
    tree.geometryObservers.isStale = true
  }

  open override func unmount() {
    if isAnimating { tree.animator.remove(self) }
    tree.eventDispatcher.remove(self)
    if container?.isDamaged != true { tree.paintQueue.damage(self) }
    isDamaged = true
    super.unmount()
    isDamaged = false
    clearPlace()
  }
}
