import Signals

/// The persistent counterpart of a view in the tree.
///
/// A view is a description that is made and dropped; its node stays at its position in the tree,
/// holds the subscriptions, and is updated when the view is described again.
@MainActor
public class Node {
  unowned let tree: Tree
  /// The node whose view describes this one's.
  private(set) unowned var parent: Node?
  /// What the views around it have said.
  private(set) var environment: EnvironmentValues
  private var subscriptions: [(slot: Int, subscription: any NodeSubscription)] = []

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

/// A subscription that a node owns.
@MainActor
protocol NodeSubscription {
  func cancel()
}

private struct NewestValueSubscription<Value: Sendable>: NodeSubscription {
  let upstream: ValueOrPublisher<Value>.Upstream
  let pendingValue: PendingValue<Value>
  let subscription: AnyCancellable

  func cancel() {
    subscription.cancel()
    pendingValue.invalidate()
  }
}

/// All nodes, for extensions whose parameters mention `Self`.
@MainActor
protocol NodeProtocol: Node {}

extension Node: NodeProtocol {}

extension NodeProtocol {
  /// Applies a value at once, or the newest value of a publisher before each frame, until the node
  /// unmounts or another value or publisher is bound to the slot.
  ///
  /// A publisher's current value is applied before this returns. Binding the publisher that is
  /// bound already changes nothing; with another one, the node keeps what it shows until that
  /// sends.
  func bind<Value>(
    _ value: ValueOrPublisher<Value>, slot: Int = 0,
    apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    let subscription = subscription(in: slot) as? NewestValueSubscription<Value>
    if let upstream = value.upstream, let subscription,
      upstream.isIdentical(to: subscription.upstream)
    {
      return
    }
    if value.upstream == nil || subscription == nil, let initial = value.initial {
      apply(self, initial)
    }
    let new = value.upstream.map { upstream in
      let pendingValue = PendingValue<Value>(tree.updateQueue) { [unowned self] in apply(self, $0) }
      let subscription = upstream.subscribe(pendingValue)
      pendingValue.flush()
      return NewestValueSubscription(
        upstream: upstream, pendingValue: pendingValue, subscription: subscription)
    }
    setSubscription(new, in: slot)
  }
}

extension Node {
  func subscription(in slot: Int) -> (any NodeSubscription)? {
    subscriptions.first { $0.slot == slot }?.subscription
  }

  func setSubscription(_ subscription: (any NodeSubscription)?, in slot: Int) {
    if let index = subscriptions.firstIndex(where: { $0.slot == slot }) {
      subscriptions.remove(at: index).subscription.cancel()
    }
    if let subscription { subscriptions.append((slot, subscription)) }
  }
}

/// Where a view stands in the tree: what its node needs to know.
@MainActor
public struct ViewContext {
  // Not owned: nodes keep their contexts, and the tree owns the nodes.
  unowned let tree: Tree
  var environment: EnvironmentValues
  /// The axis of the stack around it.
  var axis = Axis.vertical
  /// How many bodies it is away from the root's.
  var depth = 0
  /// What is said of how things move here.
  var animationScope: AnimationScope?
}
