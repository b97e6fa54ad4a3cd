/// The subscriptions of a multicaster, as a doubly linked list in the order of subscription.
///
/// Only the thread inside the gate touches the list; `detach(_:)` may be called from anywhere. The
/// list retains its nodes by hand, because counting references at every step would double the cost
/// of a delivery. A node is released when it is removed.
@usableFromInline
package class SubscriptionList: DrainGate, @unchecked Sendable {
  // @unchecked: only the thread inside the gate touches the list.

  @exclusivity(unchecked) @usableFromInline final var first: Unmanaged<SubscriptionNode>?
  final var last: Unmanaged<SubscriptionNode>?

  @inlinable
  override init() {}

  /// Removes a cancelled subscription, at once or after the current delivery.
  final func detach(_ node: SubscriptionNode) {
    guard enter() else { return postRemoval(of: node) }
    remove(node)
    if !exit() { drainJobs() }
  }

  /// Queues the removal of `node` for the thread inside.
  func postRemoval(of node: SubscriptionNode) {}

  /// Runs the jobs that have been posted, then leaves the gate.
  func drainJobs() {}

  @usableFromInline
  final func append(_ node: SubscriptionNode) {
    let new = Unmanaged.passRetained(node)
    node.isInList = true
    node.previous = last
    if let last { last._withUnsafeGuaranteedRef { $0.next = new } } else { first = new }
    last = new
  }

  /// Releases the subscriber of `node`, and removes the node if it is in the list.
  @usableFromInline
  final func remove(_ node: SubscriptionNode) {
    node.releaseSubscriber()
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
    // This comes last, because it may deallocate the node.
    Unmanaged.passUnretained(node).release()
  }

  /// Removes all nodes, after calling `onRemove` for each subscription that is still active.
  @usableFromInline
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

/// A subscription as an element of a ``SubscriptionList``, which stores its chain of subscribers.
@usableFromInline
class SubscriptionNode: Subscription, @unchecked Sendable {
  // @unchecked: only the thread inside the list's gate, or the last owner, touches these
  // properties.

  final var isInList = false
  final let list: SubscriptionList?
  final var previous: Unmanaged<SubscriptionNode>?
  @exclusivity(unchecked) @usableFromInline final var next: Unmanaged<SubscriptionNode>?
  /// The chain of subscribers, until the subscription ends.
  @exclusivity(unchecked) @usableFromInline final var chain: UnsafeMutableRawPointer?
  /// Delivers the completion that the pointer refers to, or destroys the chain if it is `nil`.
  final let finish: (SubscriptionNode, UnsafeRawPointer?) -> Void

  @usableFromInline
  init(
    _ list: SubscriptionList?, chain: UnsafeMutableRawPointer,
    finish: @escaping (SubscriptionNode, UnsafeRawPointer?) -> Void
  ) {
    self.list = list
    self.chain = chain
    self.finish = finish
  }

  deinit {
    releaseSubscriber()
  }

  final override func releaseResources() {
    list?.detach(self)
  }

  /// Destroys the chain of subscribers, if it has not been destroyed.
  @usableFromInline
  final func releaseSubscriber() {
    if chain != nil { finish(self, nil) }
  }
}
