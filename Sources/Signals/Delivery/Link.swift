/// A subscription's place in its source's list, and what is needed to take it out of there.
@usableFromInline
class Link: Subscription, @unchecked Sendable {
  // @unchecked: all of it belongs to whoever is inside the source's gate, or to the last owner.
  // For the same reason there are no overlapping accesses to check for.

  /// Takes a pointer to the completion to deliver; `nil` destroys the chain of subscribers.
  @usableFromInline typealias Finish = (Link, UnsafeRawPointer?) -> Void

  @exclusivity(unchecked) @usableFromInline final var isLinked = false
  @usableFromInline final let source: LinkList?
  // The list keeps its links alive; that these are unmanaged spares the walk along the list the
  // counting of references.
  @exclusivity(unchecked) @usableFromInline final var previous: Unmanaged<Link>?
  @exclusivity(unchecked) @usableFromInline final var next: Unmanaged<Link>?
  /// The chain of subscribers, until the subscription ends.
  @exclusivity(unchecked) @usableFromInline final var chain: UnsafeMutableRawPointer?
  @usableFromInline final let finish: Finish

  @inlinable
  init(_ source: LinkList?, chain: UnsafeMutableRawPointer, finish: @escaping Finish) {
    self.source = source
    self.chain = chain
    self.finish = finish
  }

  @inlinable
  deinit {
    empty()
  }

  @usableFromInline
  final override func release() {
    source?.detach(self)
  }

  /// Lets go of the subscribers.
  @inlinable
  final func empty() {
    if chain != nil { finish(self, nil) }
  }
}
