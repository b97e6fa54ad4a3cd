/// The persistent counterpart of a view in the tree: not final, because each kind of node derives
/// from it.
///
/// A view is a description that is created and discarded; its node stays at its position in the
/// tree, holds the subscriptions, and is updated when the view is described again.
@_documentation(visibility: internal)
@MainActor
open class Node {
  package unowned let tree: Tree
  // Accessed for every frame and not re-entered meanwhile: checking would cost more.
  /// The node whose view contains this node's view.
  @exclusivity(unchecked) package private(set) final unowned var parent: Node?
  /// The values that enclosing views provide.
  @exclusivity(unchecked) package private(set) final var environment: EnvironmentValues
  /// Whether the node may remember more than what its newest description says.
  package final var keepsState = true
  /// Whether this node or one of its descendants sets a preference.
  final var hasPreferences = false
  /// Whether the node is a ``PreferenceScope``.
  final var isPreferenceScope = false
  /// Whether the preferences in this node are kept from the enclosing ones.
  final var keepsPreferences = false
  @exclusivity(unchecked)
  private final var subscriptions: [(slot: Int, subscription: NodeSubscription)] = []

  /// Creates the node of a view in `context`.
  @_spi(Nodes) public init(in context: ViewContext) {
    tree = context.tree
    environment = context.environment
  }

  /// The nodes of the views that this node's view contains.
  @_spi(Nodes) open var children: [Node] { [] }

  /// The nodes that take part in layout: the node itself, or the elements of its children.
  package final var elements: [LayoutNode] {
    var elements: [LayoutNode] = []
    appendElements(to: &elements)
    return elements
  }

  /// Appends the ``elements``: those of the children.
  package func appendElements(to elements: inout [LayoutNode]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// Appends the rows that this node adds to a lazy container: the elements of its children, and
  /// the rows that exist only while they are shown.
  package func appendRows(to segments: inout [RowSegment]) {
    for child in children { child.appendRows(to: &segments) }
  }

  /// Notifies the enclosing nodes that ``elements`` has changed.
  @_spi(Nodes) open func elementsDidChange() {
    parent?.elementsDidChange()
  }

  /// Makes this node the parent of `child`.
  package final func adopt(_ child: Node) {
    child.parent = self
    if child.hasPreferences { preferencesDidChange() }
  }

  /// Sets a changed environment for this node and its descendants.
  @_spi(Nodes) open func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    for child in children { child.environmentDidChange(to: environment) }
  }

  /// Sets the environment of this node only.
  package final func setEnvironment(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    if !new.isIdentical(to: old) { environmentDidChange(from: old) }
  }

  /// Called when the environment of this node has changed, whether an enclosing node has passed on
  /// the change or the view was described again.
  @_spi(Nodes) open func environmentDidChange(from old: EnvironmentValues) {}

  /// Removes this node and its descendants from the tree, and cancels their subscriptions.
  @_spi(Nodes) open func unmount() {
    for child in children { child.unmount() }
    for (_, subscription) in subscriptions { subscription.cancel() }
    subscriptions = []
    if hasPreferences { parent?.preferencesDidChange() }
    parent = nil
  }
}

extension Node {
  /// Whether this node and its descendants show what their newest description says, and remember
  /// nothing else, so that they can show the view of another element.
  final var isStateless: Bool {
    if keepsState || hasPreferences || !subscriptions.isEmpty { return false }
    for child in children where !child.isStateless { return false }
    return true
  }

  func subscription(in slot: Int) -> NodeSubscription? {
    subscriptions.first { $0.slot == slot }?.subscription
  }

  /// Replaces the subscription in `slot`, and cancels the one that was there.
  func setSubscription(_ subscription: NodeSubscription?, in slot: Int) {
    if !subscriptions.isEmpty, let index = subscriptions.firstIndex(where: { $0.slot == slot }) {
      subscriptions.remove(at: index).subscription.cancel()
    }
    if let subscription { subscriptions.append((slot, subscription)) }
  }
}
