/// The node of a wrapper whose behavior is an ``Effect``.
///
/// The effect insets, moves, draws or hides the view inside. A change of the effect updates only
/// what may differ: the layout, the traits, the drawing or the presentations that inherit a style.
package final class EffectNode<Applied: Effect>: ContainerNode, BehaviorNode, PointerFilter {
  // Main-actor only and never re-entered during an access, so exclusivity checks are off.

  @exclusivity(unchecked) package var behavior = Applied()
  @exclusivity(unchecked) package var target: Applied.AnimatableData

  required init(in context: ViewContext) {
    target = behavior.animatableData
    super.init(in: context)
  }

  private var content: EffectContent { EffectContent(node: self) }

  // MARK: Changes

  package func behaviorDidChange(from old: Applied) {
    let size = rect.size
    if behavior.insets != old.insets
      || behavior.contentOffset(in: size) != old.contentOffset(in: size)
    {
      setNeedsLayout()
    }
    if Applied.changesTraits { traitsOfChildDidChange() }
    if Applied.changesOverflow { updateDrawingOverflow() }
    if Applied.changesDrawing { setNeedsPaint() }
    if Applied.isInherited { inheritedStyleDidChange() }
    if behavior.hidesContent, !old.hidesContent { tree.eventDispatcher.removeAll(in: self) }
  }

  package override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    environmentOfBehaviorDidChange()
  }

  package override var resolvedLayoutTraits: LayoutTraits? {
    guard Applied.changesTraits else { return super.resolvedLayoutTraits }
    let traits = LayoutTraits(copying: super.resolvedLayoutTraits)
    behavior.changeTraits(traits)
    return traits
  }

  // MARK: Layout

  package override func measure(_ proposal: ProposedSize) -> Size {
    let insets = behavior.insets
    return insets.outset(super.measure(proposal.inset(by: insets)))
  }

  package override var hasFixedSize: Bool { contentsHaveFixedSizes }

  package override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let insets = behavior.insets
    let origin = Point(x: insets.leading, y: insets.top)
    for element in contents { place(element, origin, proposal.inset(by: insets)) }
  }

  package override func placeChildren(in size: Size, proposal: ProposedSize) {
    if Applied.changesOverflow { updateDrawingOverflow() }
    let offset = behavior.contentOffset(in: size)
    arrangeContents(in: size, proposal: proposal) { $0.place(at: $1 + offset, $2) }
  }

  // MARK: Drawing

  package override var drawsOnlyChildren: Bool { !Applied.changesDrawing }

  package override func paint(on canvas: DrawingContext) {
    behavior.draw(content, on: canvas)
  }

  override func drawingOverflow(contentOverflow: Int) -> Int {
    Applied.changesOverflow
      ? behavior.drawingOverflow(of: rect.size, contentOverflow: contentOverflow)
      : contentOverflow
  }

  override var repaintsAsWhole: Bool { behavior.repaintsAsWhole(in: rect.size) }

  // MARK: Visibility

  package override func presents(_ child: LayoutNode) -> Bool { !behavior.hidesContent }

  package override func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    behavior.hidesContent ? [] : super.layoutChildren(in: area)
  }

  func isTransparentToPointer(at point: Point) -> Bool {
    behavior.isTransparentToPointer(at: point, in: rect.size)
  }

  package override func accessibilityElements() -> [AccessibilityElement] {
    behavior.accessibilityElements(of: content)
  }
}
