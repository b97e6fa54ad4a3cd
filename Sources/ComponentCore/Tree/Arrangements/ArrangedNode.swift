/// The node of a container: a class, because it hosts every ``Arrangement``.
///
/// The arrangement sizes and places the contents; the node draws nothing of its own.
package final class ArrangedNode<Arranged: Arrangement>: ContainerNode, BehaviorNode, ReusableNode,
  IncrementalLayout, ChildFilter
{
  // Main-actor only and never re-entered during an access, so exclusivity checks are off.

  @exclusivity(unchecked) package var behavior = Arranged()
  package var target: Arranged.AnimatableData
  /// The contents that are shown, if the arrangement hides some.
  private var shown: [LayoutNode] = []

  package required init(in context: ViewContext) {
    target = behavior.animatableData
    super.init(in: context)
    drawsOnlyChildren = true
    keepsState = false
  }

  private var arranged: ArrangedContents { ArrangedContents(node: self) }

  private var readsGuides: Bool { setsGuides || behavior.dependsOnGuides }

  package func behaviorDidChange(from old: Arranged) {
    setNeedsLayout()
  }

  package override func childrenDidChange() {
    setLayoutChildren(contents, traits: Arranged.passesTraits ? inheritedTraits : nil)
  }

  package override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    environmentOfBehaviorDidChange()
  }

  // MARK: Layout

  package override func measure(_ proposal: ProposedSize) -> Size {
    let size = behavior.size(of: arranged, in: proposal)
    relevantAxes = behavior.relevantAxes(of: arranged)
    return size
  }

  package override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    behavior.arrange(arranged, in: size, proposal: proposal) { place(contents[$0], $1, $2) }
  }

  package override func placeChildren(in size: Size, proposal: ProposedSize) {
    if Arranged.hidesContents { show(behavior.shownElements(of: arranged, in: proposal)) }
    super.placeChildren(in: size, proposal: proposal)
  }

  private func show(_ new: [LayoutNode]) {
    if new.isIdentical(to: shown) { return }
    for element in shown where !new.contains(element) {
      tree.eventDispatcher.removeAll(in: element)
    }
    shown = new
    setNeedsPaint()
  }

  package override func explicitGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? {
    Arranged.setsGuides
      ? behavior.guide(alignment, along: axis, of: arranged, in: proposal)
      : super.explicitGuide(alignment, along: axis, in: proposal)
  }

  package override var incrementalLayout: (any IncrementalLayout)? { self }

  package func takeOverSizes(of child: LayoutNode, from old: SizeCache) -> Bool {
    guard isLaidOut, !readsGuides, !child.guidesAreRead, !hasLeavingChildren,
      let origin = behavior.origin(of: child, resizedFrom: old, in: arranged)
    else { return false }
    child.place(at: origin, child.proposal)
    return true
  }

  package func takeOverGrowth(by change: Int, along axis: Axis) -> Bool {
    Arranged.hugsOnlyContent && contents.count == 1 && isLaidOut && !readsGuides
      && grow(by: change, along: axis)
  }

  package func repaintsOnlyChildren(from old: Size, to new: Size) -> Bool {
    Arranged.hugsOnlyContent && contents.count == 1
      && contents[0].childrenRepaint(from: old, to: new)
  }

  // MARK: Drawing

  package override var childFilter: (any ChildFilter)? { self }

  package func shows(_ child: LayoutNode) -> Bool {
    !Arranged.hidesContents || shown.contains(child)
  }

  package func children(in area: Rect) -> ArraySlice<LayoutNode> {
    Arranged.hidesContents ? shown[...] : behavior.elements(of: arranged, in: area)
  }
}

extension Arrangement {
  /// Creates or updates the node of a container.
  ///
  /// Callers know the type of the arrangement but not that of the content. Inlining lets them
  /// create the node without looking up its class at run time.
  ///
  /// - Parameter axis: The axis along which the container arranges its contents, if there is one.
  @MainActor @inline(__always)
  package func node(
    updating existing: Node?, content: some View, along axis: Axis?, in context: ViewContext
  ) -> Node {
    let node = ArrangedNode<Self>.reusing(existing, in: context)
    node.update { $0 = self }
    var inner = context
    if let axis { inner.axis = axis }
    node.updateContent(content, in: inner)
    return node
  }
}

extension View {
  /// Returns this view in a container with `arrangement`.
  @inline(__always)
  package nonisolated func arranged<Arranged: Arrangement>(
    _ arrangement: Arranged
  ) -> ModifiedContent<Self, ConstantBehaviorModifier<ArrangedNode<Arranged>>> {
    nodeModifier(ConstantBehaviorModifier(behavior: arrangement))
  }

  /// Returns this view in a container whose arrangement follows `value`.
  ///
  /// - Parameters:
  ///   - type: The type of the arrangement.
  ///   - value: A value or a publisher of values.
  ///   - setValue: Sets a value of the arrangement.
  ///   - configure: Sets the other values of the arrangement, which do not depend on `value`.
  @inline(__always)
  package nonisolated func arranged<Arranged: Arrangement, Value: Sendable>(
    _ type: Arranged.Type, _ value: ValueOrPublisher<Value>,
    _ setValue: @escaping @MainActor (inout Arranged, Value) -> Void,
    configure: (@MainActor (inout Arranged) -> Void)? = nil
  ) -> ModifiedContent<Self, BehaviorModifier<ArrangedNode<Arranged>, Value>> {
    nodeModifier(BehaviorModifier(value: value, setValue: setValue, configure: configure))
  }
}
