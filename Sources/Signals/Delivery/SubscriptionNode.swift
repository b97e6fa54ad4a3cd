/// A subscription's place in its multicaster's list, and what is needed to take it out of there.
@usableFromInline
class SubscriptionNode: Subscription, @unchecked Sendable {
  // @unchecked: all of it belongs to whoever is inside the multicaster's gate, or to the last owner.
  // For the same reason there are no overlapping accesses to check for.

  /// Takes a pointer to the completion to deliver; `nil` destroys the chain of subscribers.
  @usableFromInline typealias Finish = (SubscriptionNode, UnsafeRawPointer?) -> Void

  @exclusivity(unchecked) @usableFromInline final var isInList = false
  @usableFromInline final let multicaster: SubscriptionList?
  // The list keeps its links alive; that these are unmanaged spares the walk along the list the
  // counting of references.
  @exclusivity(unchecked) @usableFromInline final var previous: Unmanaged<SubscriptionNode>?
  @exclusivity(unchecked) @usableFromInline final var next: Unmanaged<SubscriptionNode>?
  /// The chain of subscribers, until the subscription ends.
  @exclusivity(unchecked) @usableFromInline final var chain: UnsafeMutableRawPointer?
  @usableFromInline final let finish: Finish

  @inlinable
  init(_ multicaster: SubscriptionList?, chain: UnsafeMutableRawPointer, finish: @escaping Finish) {
    self.multicaster = multicaster
    self.chain = chain
    self.finish = finish
  }

  @inlinable
  deinit {
    empty()
  }

  @usableFromInline
  final override func releaseResources() {
    multicaster?.detach(self)
  }

  /// Lets go of the subscribers.
  @inlinable
  final func empty() {
    if chain != nil { finish(self, nil) }
  }
}
