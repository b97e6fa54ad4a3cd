/// The node of a container whose behavior is an ``Arrangement``.
///
/// The arrangement sizes and places the contents; the node draws nothing of its own.
package final class ArrangedNode<Arranged: Arrangement>: ContainerNode, BehaviorNode, ReusableNode {
  // Main-actor only and never re-entered during an access, so exclusivity checks are off.

  @exclusivity(unchecked) package var behavior = Arranged()
  @exclusivity(unchecked) package var target: Arranged.AnimatableData

  package required init(in context: ViewContext) {
    target = behavior.animatableData
    super.init(in: context)
  }

  private var arranged: ArrangedContents { ArrangedContents(node: self) }

  private var readsGuides: Bool { setsGuides || behavior.dependsOnGuides }

  package func behaviorDidChange(from old: Arranged) {
    setNeedsLayout()
  }

  package override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    environmentOfBehaviorDidChange()
  }

  package override var resolvedLayoutTraits: LayoutTraits? {
    Arranged.passesTraits ? super.resolvedLayoutTraits : nil
  }

  // MARK: Layout

  package override func measure(_ proposal: ProposedSize) -> Size {
    behavior.size(of: arranged, in: proposal)
  }

  package override var hasFixedSize: Bool { behavior.hasFixedSize(arranged) }

  package override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    behavior.arrange(arranged, in: size, proposal: proposal) { place(contents[$0], $1, $2) }
  }

  package override func sizesDidChange(of child: LayoutNode, from old: SizeCache) {
    guard isLaidOut, !readsGuides, !child.guidesAreRead, !hasLeavingChildren,
      let origin = behavior.origin(of: child, resizedFrom: old, in: arranged)
    else { return setNeedsLayout() }
    child.place(at: origin, child.proposal)
  }

  package override func childDidGrow(by change: Int, along axis: Axis) -> Bool {
    guard Arranged.hugsOnlyContent, contents.count == 1, isLaidOut, !readsGuides, !guidesAreRead,
      container?.childDidGrow(by: change, along: axis) == true
    else { return false }
    lengthen(by: change, along: axis)
    return true
  }

  // MARK: Drawing

  package override var drawsOnlyChildren: Bool { true }

  package override func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    behavior.elements(of: arranged, in: area)
  }

  package override func childrenRepaint(from old: Size, to new: Size) -> Bool {
    Arranged.hugsOnlyContent && contents.count == 1
      && contents[0].childrenRepaint(from: old, to: new)
  }
}

extension Arrangement {
  /// Creates or updates the node of a container.
  ///
  /// - Parameter axis: The axis along which the container arranges its contents, if there is one.
  @MainActor
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
  package nonisolated func arranged<Arranged: Arrangement, Value: Sendable>(
    _ type: Arranged.Type, _ value: ValueOrPublisher<Value>,
    _ setValue: @escaping @MainActor (inout Arranged, Value) -> Void,
    configure: (@MainActor (inout Arranged) -> Void)? = nil
  ) -> ModifiedContent<Self, BehaviorModifier<ArrangedNode<Arranged>, Value>> {
    nodeModifier(BehaviorModifier(value: value, setValue: setValue, configure: configure))
  }
}
