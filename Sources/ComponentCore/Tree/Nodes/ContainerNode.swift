/// A layout node that contains the layout nodes of one view: not final, because the hosts of
/// values and all other containers derive from it.
///
/// By default it overlays its contents at its origin and is as wide as the widest and as high as
/// the highest of them. With a single element, it does not affect layout.
@_spi(Nodes) open class ContainerNode: LayoutNode {
  private final var content: Node?
  // Accessed for every frame and not re-entered meanwhile: checking would cost more.
  /// The contained layout nodes, from back to front.
  @exclusivity(unchecked) package private(set) final var contents: [LayoutNode] = []

  public required override init(in context: ViewContext) {
    super.init(in: context)
  }

  open override var children: [Node] { content.map { [$0] } ?? [] }

  /// The environment of the contents: by default, that of this node.
  var contentEnvironment: EnvironmentValues { environment }

  /// Updates the content with a new description.
  package final func updateContent(_ view: some View, in context: ViewContext) {
    var context = context
    context.createsRowsLazily = false
    context.isInList = false
    setContent(view.node(updating: content, in: context))
  }

  /// Replaces the content and unmounts the old one.
  final func setContent(_ node: Node) {
    if node === content { return }
    content?.unmount()
    content = node
    adopt(node)
    elementsDidChange()
  }

  open override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    content?.environmentDidChange(to: contentEnvironment)
  }

  /// Passes a changed ``contentEnvironment`` to the contents.
  final func contentEnvironmentDidChange() {
    if let content {
      content.environmentDidChange(to: contentEnvironment)
    } else {
      for element in contents { element.setElementEnvironment(contentEnvironment) }
    }
  }

  public final override func elementsDidChange() {
    setContents(content?.elements ?? [])
  }

  /// Replaces the contained layout nodes and detaches those that are not in `elements`.
  ///
  /// Elements that are leaving stay where they are, and take no part in the layout any longer.
  package final func setContents(_ elements: [LayoutNode]) {
    // The wrapper of an element in a group leaves together with the element.
    if isElementWrapper || elements.arePresent { return setContents(elements, leaving: []) }
    var (present, leaving) = ([LayoutNode](), [LayoutNode]())
    for element in elements {
      if element.presence == .present { present.append(element) }
      if element.presence == .leaving, element.container === self { leaving.append(element) }
    }
    setContents(present, leaving: leaving)
  }

  private func setContents(_ new: [LayoutNode], leaving: [LayoutNode]) {
    let isSame = contents.isIdentical(to: new)
    if isSame, leavingChildren.isIdentical(to: leaving) { return }
    // Most of the time nothing is leaving, and nothing needs to be joined.
    let (old, kept) =
      hasLeavingChildren || !leaving.isEmpty
      ? (contents + leavingChildren, new + leaving) : (contents, new)
    for element in old.elements(notIn: kept) { detach(element) }
    for element in new where element.container !== self { attach(element) }
    if hasLeavingChildren || !leaving.isEmpty { setLeavingChildren(leaving) }
    contents = new
    if !isSame { childrenDidChange() }
    updateDrawingOverflowOfChildren()
  }

  /// Detaches the contents of a node that has been removed, which needs no layout any longer.
  package final func removeContents() {
    if hasLeavingChildren { return setContents([]) }
    for element in contents { detach(element) }
    contents = []
    layoutChildren = []
  }

  /// Whether this node wraps an element of a group, whose view is not inside this node's view.
  final var isElementWrapper: Bool { content == nil }

  /// Places the ``contents``, and passes on the traits of the only one. A subclass that places
  /// other nodes, or has other traits, overrides it.
  open override func childrenDidChange() {
    setLayoutChildren(contents, traits: inheritedTraits)
  }

  /// The traits that the node has from its only element.
  package final var inheritedTraits: LayoutTraits? {
    contents.count == 1 ? contents[0].layoutTraits : nil
  }

  /// Places `children`, and tells the container `traits`.
  package final func setLayoutChildren(_ children: [LayoutNode], traits: LayoutTraits?) {
    layoutChildren = children
    setLayoutTraits(traits)
    layoutChildrenDidChange()
  }

  open override func measure(_ proposal: ProposedSize) -> Size {
    defer { relevantAxes = axesRelevantToContents }
    if contents.count == 1 { return contents[0].sizeThatFits(proposal) }
    var size = Size.zero
    for element in contents {
      let other = element.sizeThatFits(proposal)
      size = Size(width: max(size.width, other.width), height: max(size.height, other.height))
    }
    return size
  }

  /// The axes along which the proposed length is relevant to a size of the ``contents``, all of
  /// which have been measured.
  package final var axesRelevantToContents: Axis.Set {
    var axes: Axis.Set = []
    for element in contents { axes.formUnion(element.sizeCache.relevantAxes) }
    return axes
  }

  /// Calls `place` with each of the ``contents``, its origin and the size to propose to it.
  ///
  /// It has no effects: alignment guides are found in this way before anything is placed.
  open func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    for element in contents { place(element, .zero, proposal) }
  }

  open override func placeChildren(in size: Size, proposal: ProposedSize) {
    arrangeContents(in: size, proposal: proposal) { $0.place(at: $1, $2) }
  }

  open override func explicitGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? {
    guard readsGuides(for: alignment) else { return nil }
    var guide = CombinedGuide(alignment)
    arrangeContents(in: sizeThatFits(proposal), proposal: proposal) { element, origin, proposal in
      let position = element.readGuide(alignment, along: axis, in: proposal)
      guide.insert(position.map { $0 + origin[axis] })
    }
    return guide.position
  }
}
