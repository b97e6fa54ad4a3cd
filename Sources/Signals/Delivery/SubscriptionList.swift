/// A multicaster's subscriptions, in the order in which they came. Everything but `detach` is for
/// whoever is inside the gate.
@usableFromInline
class SubscriptionList: DrainGate, @unchecked Sendable {
  // @unchecked: the list belongs to whoever is inside.

  @exclusivity(unchecked) @usableFromInline final var first: Unmanaged<SubscriptionNode>?
  @exclusivity(unchecked) @usableFromInline final var last: Unmanaged<SubscriptionNode>?

  @inlinable
  override init() {}

  /// Takes a cancelled subscription out of the list: at once, or as soon as the delivery under way
  /// is over.
  @usableFromInline
  final func detach(_ node: SubscriptionNode) {
    guard enter() else { return post { self.remove(node) } }
    remove(node)
    leave()
  }

  @inlinable
  final func append(_ node: SubscriptionNode) {
    let new = Unmanaged.passRetained(node)
    node.isInList = true
    node.previous = last
    if let last { last._withUnsafeGuaranteedRef { $0.next = new } } else { first = new }
    last = new
  }

  /// Takes `node` out, if it is in, and lets go of its subscriber.
  @usableFromInline
  final func remove(_ node: SubscriptionNode) {
    node.empty()
    if node.isInList { unlink(node) }
  }

  private func unlink(_ node: SubscriptionNode) {
    let (previous, next) = (node.previous, node.next)
    if let previous { previous._withUnsafeGuaranteedRef { $0.next = next } } else { first = next }
    if let next {
      next._withUnsafeGuaranteedRef { $0.previous = previous }
    } else {
      last = previous
    }
    node.previous = nil
    node.next = nil
    node.isInList = false
    // Last: this may be the end of the node.
    Unmanaged.passUnretained(node).release()
  }

  /// Empties the list, calling `onRemove` for each subscription that is still live.
  @inlinable
  final func removeAll(_ onRemove: (SubscriptionNode) -> Void = { _ in }) {
    while let node = first?.takeUnretainedValue() {
      if node.isActive {
        node.deactivate()
        onRemove(node)
      }
      remove(node)
    }
  }
}
