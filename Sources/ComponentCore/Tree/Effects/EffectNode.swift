/// The node of a wrapper: a class, because it hosts every ``Effect``.
///
/// The effect insets, moves, draws or hides the view inside. A change of the effect updates only
/// what may differ: the layout, the traits, the drawing or the presentations that inherit a style.
package final class EffectNode<Applied: Effect>: ContainerNode, BehaviorNode, PointerFilter,
  ChildFilter
{
  // Main-actor only and never re-entered during an access, so exclusivity checks are off.

  @exclusivity(unchecked) package var behavior = Applied()
  package var target: Applied.AnimatableData

  required init(in context: ViewContext) {
    target = behavior.animatableData
    super.init(in: context)
    drawsOnlyChildren = !Applied.changesDrawing
    if Applied.setsGuides { guidesWereSet() }
    keepsState = false
  }

  private var content: EffectContent { EffectContent(node: self) }

  // MARK: Changes

  package func behaviorDidChange(from old: Applied) {
    let size = rect.size
    if Applied.setsGuides || behavior.insets != old.insets
      || behavior.contentOffset(in: size) != old.contentOffset(in: size)
    {
      setNeedsLayout()
    }
    if Applied.changesTraits { childrenDidChange() }
    if Applied.changesOverflow { updateDrawingOverflow() }
    if Applied.changesDrawing {
      repaintsAsWhole = behavior.repaintsAsWhole(in: size)
      setNeedsPaint()
    }
    if Applied.isInherited { inheritedStyleDidChange() }
    if behavior.hidesContent, !old.hidesContent { tree.eventDispatcher.removeAll(in: self) }
  }

  package override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    environmentOfBehaviorDidChange()
  }

  package override func childrenDidChange() {
    guard Applied.changesTraits else { return super.childrenDidChange() }
    let traits = LayoutTraits(copying: inheritedTraits)
    behavior.changeTraits(traits)
    setLayoutChildren(contents, traits: traits)
  }

  // MARK: Layout

  package override func measure(_ proposal: ProposedSize) -> Size {
    let insets = behavior.insets
    var size = super.measure(proposal.inset(by: insets))
    size.height = max(size.height, Applied.minContentHeight)
    return insets.outset(size)
  }

  package override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let insets = behavior.insets
    let origin = Point(x: insets.leading, y: insets.top)
    for element in contents { place(element, origin, proposal.inset(by: insets)) }
  }

  package override func placeChildren(in size: Size, proposal: ProposedSize) {
    if Applied.changesOverflow { updateDrawingOverflow() }
    if Applied.changesDrawing { repaintsAsWhole = behavior.repaintsAsWhole(in: size) }
    let offset = behavior.contentOffset(in: size)
    arrangeContents(in: size, proposal: proposal) { $0.place(at: $1 + offset, $2) }
  }

  package override func explicitGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? {
    if Applied.setsGuides {
      let dimensions = ViewDimensions(sizeThatFits(proposal)) { [unowned self] in
        contentGuide($0, along: $1, in: proposal)
      }
      if let guide = behavior.guide(alignment, along: axis, in: dimensions) { return guide }
    }
    return contentGuide(alignment, along: axis, in: proposal)
  }

  private func contentGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? {
    super.explicitGuide(alignment, along: axis, in: proposal)
  }

  // MARK: Drawing

  package override func paint(on canvas: DrawingContext) {
    behavior.draw(content, on: canvas)
  }

  package override func drawingOverflow(contentOverflow: Int) -> Int {
    Applied.changesOverflow
      ? behavior.drawingOverflow(of: rect.size, contentOverflow: contentOverflow)
      : contentOverflow
  }

  // MARK: Visibility

  package override var childFilter: (any ChildFilter)? {
    behavior.hidesContent || !behavior.admitsFocus ? self : nil
  }

  package func shows(_ child: LayoutNode) -> Bool { !behavior.hidesContent }

  package func allowsFocus(in child: LayoutNode) -> Bool { false }

  package func children(in area: Rect) -> ArraySlice<LayoutNode> {
    behavior.hidesContent ? [] : layoutChildren[...]
  }

  func isTransparentToPointer(at point: Point) -> Bool {
    behavior.isTransparentToPointer(at: point, in: rect.size)
  }

  package override func accessibilityElements() -> [AccessibilityElement] {
    behavior.accessibilityElements(of: content)
  }
}
