// How a container is made of the parts of other views: These have their nodes below that of the
// container, as if they were shown there, but take no part in its layout. A closure receives them
// as values and returns the views to show, in which nodes of their own contain them in the layout
// only, as the wrapper of an element in a group does. When parts come or go, the nodes that
// contain them let them go at once, and the closure is called again.

/// The node of views that are made of the parts of others: a class, because it follows the parts.
final class SubviewsNode: Node {
  private var source: Node?
  private var result: Node?
  private weak var body: BodyNode?
  private var isUpdating = false
  /// Whether a section is a group of views, instead of what its container makes of it.
  var readsSections = false
  /// The parts of the views that the node is made of.
  private(set) var subviews: [Subview] = []
  /// The nodes that contain the parts.
  private var places: [ObjectIdentifier: SubviewNode] = [:]

  override var children: [Node] { [source, result].compactMap { $0 } }

  override func appendElements(to elements: inout [LayoutNode]) {
    result?.appendElements(to: &elements)
  }

  override func appendRows(to segments: inout [RowSegment]) {
    result?.appendRows(to: &segments)
  }

  /// Updates the node with new descriptions of the views that it is made of and of the result.
  func update(
    _ content: some View, in context: ViewContext, showing makeResult: @escaping () -> some View
  ) {
    setEnvironment(context.environment)
    var inner = context
    inner.createsRowsLazily = false
    inner.environment = sourceEnvironment
    isUpdating = true
    replace(&source, by: content.node(updating: source, in: inner))
    _ = updateSubviews()
    isUpdating = false
    let view = RefreshableView(connect: { [unowned self] in body = $0 }, content: makeResult)
    if replace(&result, by: view.node(updating: result, in: context)) { super.elementsDidChange() }
    passEnvironments()
  }

  /// Replaces a child; returns `false` if it is the same.
  @discardableResult
  private func replace(_ child: inout Node?, by new: Node) -> Bool {
    if new === child { return false }
    child?.unmount()
    child = new
    adopt(new)
    return true
  }

  override func elementsDidChange() {
    subviewsDidChange()
    super.elementsDidChange()
  }

  /// Has the result described again if the parts, or their values, have changed.
  func subviewsDidChange() {
    if !isUpdating, updateSubviews() { body?.markDirty() }
  }

  /// Finds the parts again; returns whether they or their values have changed.
  private func updateSubviews() -> Bool {
    var segments: [RowSegment] = []
    source?.appendRows(to: &segments)
    var new: [Subview] = []
    for segment in segments {
      if case .view(let element) = segment.content {
        new.append(Subview(element, in: segment, of: self))
      }
    }
    if new.elementsEqual(subviews, by: { $0.isIdentical(to: $1) }) { return false }
    subviews = new
    let elements = Set(new.map { ObjectIdentifier($0.element) })
    for (element, place) in places where !elements.contains(element) { place.clear() }
    return true
  }

  // MARK: Places

  /// Makes `node` the only one that contains `element`; returns `false` if that is no longer a
  /// part of the views.
  func claim(_ element: LayoutNode, for node: SubviewNode) -> Bool {
    let id = ObjectIdentifier(element)
    guard subviews.contains(where: { $0.element === element }) else { return false }
    if let place = places[id], place !== node { place.clear() }
    places[id] = node
    return true
  }

  func release(_ element: LayoutNode, from node: SubviewNode) {
    let id = ObjectIdentifier(element)
    if places[id] === node { places[id] = nil }
  }

  // MARK: Environment

  /// The environment of the views that the node is made of.
  var sourceEnvironment: EnvironmentValues {
    guard readsSections, environment.sectionStyle != .plain else { return environment }
    var inner = environment
    inner.sectionStyle = .plain
    return inner
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    source?.environmentDidChange(to: sourceEnvironment)
    result?.environmentDidChange(to: environment)
    passEnvironments()
  }

  /// Sets the environments of all places for their elements again, which have received that of the
  /// source.
  private func passEnvironments() {
    for place in places.values { place.passEnvironment() }
  }
}

/// The place of one of the views that a container is made of: a class, because it contains a node
/// which is not inside of it.
final class SubviewNode: ContainerNode, ReusableNode, TaggedNode {
  private weak var owner: SubviewsNode?
  private var element: LayoutNode?

  /// The tag that the view has among those that the container is made of.
  var tag: AnyHashable? {
    guard let element, let owner else { return nil }
    return element.tag(inside: owner)
  }

  /// Contains `element`, as long as it is a part of the views of `owner`.
  func show(_ element: LayoutNode, of owner: SubviewsNode?) {
    if element !== self.element { clear() }
    guard let owner, owner.claim(element, for: self) else { return clear() }
    (self.element, self.owner) = (element, owner)
    setContents([element])
    passEnvironment()
  }

  /// Lets the element go.
  func clear() {
    guard let element else { return }
    owner?.release(element, from: self)
    (self.element, owner) = (nil, nil)
    setContents([])
  }

  override func childrenDidChange() {
    super.childrenDidChange()
    owner?.subviewsDidChange()
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    super.environmentDidChange(to: environment)
    passEnvironment()
  }

  /// Sets the environment of this place for the element, unless that has it already.
  func passEnvironment() {
    guard let owner, !owner.sourceEnvironment.isIdentical(to: environment) else { return }
    contentEnvironmentDidChange()
  }

  override func unmount() {
    clear()
    super.unmount()
  }
}
