/// A subscription of any chain of subscribers, behind two calls.
///
/// The calls are closures in `let` properties rather than overridden methods, and the chain is in
/// memory of its own. The compiler specializes a closure that is formed where the chain's type is
/// known, while the method table and the deinitializer of a generic class lead into unspecialized
/// code.
@usableFromInline
final class SubscriberBox<Input: Sendable, Failure: Error>: SubscriptionNode, @unchecked Sendable {
  // @unchecked: only the thread inside the list's gate, or the last owner, touches the chain.

  @usableFromInline let receive: (SubscriberBox, Input) -> Demand
  /// The ``Series`` or ``Flattening`` that the chain belongs to, which a nested operator of the
  /// same kind joins.
  @usableFromInline let context: (any AnyObject & Sendable)?

  @inlinable @inline(__always)
  init<S: Subscriber<Input, Failure>>(
    _ subscriber: consuming S, list: SubscriptionList? = nil,
    context: (any AnyObject & Sendable)? = nil
  ) {
    self.context = context
    let chain = UnsafeMutablePointer<S>.allocate(capacity: 1)
    chain.initialize(to: subscriber)
    receive = { box, input in
      guard let chain = box.chain else { return .stop }
      return chain.assumingMemoryBound(to: S.self).pointee.receive(input)
    }
    super.init(list, chain: chain) { node, completion in
      // The pointers have these types: the chain was initialized above, and only
      // `receive(completion:)` passes a completion.
      guard let chain = node.chain?.assumingMemoryBound(to: S.self) else { return }
      if let completion {
        chain.pointee.receive(
          completion: completion.assumingMemoryBound(to: Completion<Failure>.self).pointee)
      } else {
        node.chain = nil
        chain.deinitialize(count: 1)
        chain.deallocate()
      }
    }
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    receive(self, input)
  }

  @usableFromInline
  func receive(completion: Completion<Failure>) {
    withUnsafePointer(to: completion) { finish(self, $0) }
  }
}
