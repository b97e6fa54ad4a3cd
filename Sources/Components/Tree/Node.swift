/// The persistent counterpart of a view in the tree.
///
/// A view is a description that is made and dropped; its node stays at its position in the tree,
/// holds the subscriptions, and is updated when the view is described again.
@_documentation(visibility: internal)
@MainActor
public class Node {
  unowned let tree: Tree
  /// The node whose view describes this one's.
  private(set) unowned var parent: Node?
  /// What the views around it have said.
  private(set) var environment: EnvironmentValues
  private var subscriptions: [(slot: Int, subscription: NodeSubscription)] = []

  init(in context: ViewContext) {
    tree = context.tree
    environment = context.environment
  }

  /// The nodes of the views this one's view describes.
  var children: [Node] { [] }

  /// The nodes here that take part in layout: itself, or those of its children.
  var elements: [LayoutNode] { children.flatMap(\.elements) }

  /// Tells what contains it that ``elements`` are others now.
  func elementsDidChange() {
    parent?.elementsDidChange()
  }

  final func adopt(_ child: Node) {
    child.parent = self
  }

  /// Takes note of a changed environment, and passes it on.
  func environmentDidChange(to environment: EnvironmentValues) {
    self.environment = environment
    for child in children { child.environmentDidChange(to: environment) }
  }

  final func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Replaces the glyphs it got from the tree's shaper, which have become invalid.
  func shaperDidReset() {
    for child in children { child.shaperDidReset() }
  }

  /// Ends the life of this node and of all below it.
  func unmount() {
    for child in children { child.unmount() }
    for (_, subscription) in subscriptions { subscription.cancel() }
    subscriptions = []
    parent = nil
  }
}

extension Node {
  func subscription(in slot: Int) -> NodeSubscription? {
    subscriptions.first { $0.slot == slot }?.subscription
  }

  /// Replaces the subscription in `slot`, and cancels the one that was there.
  func setSubscription(_ subscription: NodeSubscription?, in slot: Int) {
    if let index = subscriptions.firstIndex(where: { $0.slot == slot }) {
      subscriptions.remove(at: index).subscription.cancel()
    }
    if let subscription { subscriptions.append((slot, subscription)) }
  }
}
