import Signals

/// What lives on the screen for a view.
///
/// A view describes and is forgotten; its node stays at its place in the tree, holds the
/// subscriptions, and is renewed when a new description of the same place comes.
@MainActor
public class Node {
  unowned let tree: Tree
  /// The node whose view describes this one's.
  private(set) unowned var parent: Node?
  /// What the views around it have said.
  private(set) var environment: EnvironmentValues
  private var feeds: [(slot: Int, feed: any Feed)] = []

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

  final func keep(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Forgets the glyphs it has from the tree's shaper, and gets new ones.
  func shaperDidReset() {
    for child in children { child.shaperDidReset() }
  }

  /// Ends the life of this node and of all below it.
  func unmount() {
    for child in children { child.unmount() }
    for (_, feed) in feeds { feed.cancel() }
    feeds = []
    parent = nil
  }
}

/// Something a node subscribes to.
@MainActor
protocol Feed {
  func cancel()
}

private struct NewestValueSubscription<Value: Sendable>: Feed {
  let source: ValueOrPublisher<Value>.Source
  let mailbox: Mailbox<Value>
  let subscription: AnyCancellable

  func cancel() {
    subscription.cancel()
    mailbox.close()
  }
}

@MainActor
protocol Following: Node {}

extension Node: Following {}

extension Following {
  /// Applies `value`: its value now or, of a publisher, each that comes, until the node unmounts
  /// or follows something else in this slot.
  ///
  /// A publisher's current value is applied before this returns. Renewed with the same publisher,
  /// the node goes on as it is; with another, it keeps what it shows until that sends.
  func follow<Value>(
    _ value: ValueOrPublisher<Value>, in slot: Int = 0,
    apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    let feed = feed(in: slot) as? NewestValueSubscription<Value>
    if let source = value.source, let feed, source.isSame(as: feed.source) { return }
    if value.source == nil || feed == nil, let initial = value.initial { apply(self, initial) }
    let new = value.source.map { source in
      let mailbox = Mailbox<Value>(tree.inbox) { [unowned self] in apply(self, $0) }
      let subscription = source.subscribe(mailbox)
      mailbox.empty()
      return NewestValueSubscription(source: source, mailbox: mailbox, subscription: subscription)
    }
    setFeed(new, in: slot)
  }
}

extension Node {
  func feed(in slot: Int) -> (any Feed)? {
    feeds.first { $0.slot == slot }?.feed
  }

  func setFeed(_ feed: (any Feed)?, in slot: Int) {
    if let index = feeds.firstIndex(where: { $0.slot == slot }) {
      feeds.remove(at: index).feed.cancel()
    }
    if let feed { feeds.append((slot, feed)) }
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
