/// A subscription as its multicaster sees it: two calls, whatever chain of subscribers is behind them.
///
/// The calls are closures in `let` properties, not overridden methods, and the chain stands in
/// memory of its own: the compiler specialises a closure formed where the chain's type is known,
/// while a generic class's method table and its deinitialiser lead into unspecialised code.
@usableFromInline
final class SubscriberBox<Input: Sendable, Failure: Error>: SubscriptionNode, @unchecked Sendable {
  // @unchecked: only whoever is inside the multicaster's gate, or the last owner, touches the chain.

  @usableFromInline let receive: (SubscriberBox, Input) -> Demand

  @inlinable @inline(__always)
  init<S: Subscriber<Input, Failure>>(
    _ subscriber: consuming S, multicaster: SubscriptionList? = nil
  ) {
    let chain = UnsafeMutablePointer<S>.allocate(capacity: 1)
    chain.initialize(to: subscriber)
    receive = { box, input in
      guard let chain = box.chain else { return .stop }
      return chain.assumingMemoryBound(to: S.self).pointee.receive(input)
    }
    super.init(multicaster, chain: chain) { node, completion in
      // The pointers are of these types: `S` was put there above, and `receive(completion:)`
      // below is the only one to pass a completion.
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

  @inlinable
  func receive(completion: Completion<Failure>) {
    withUnsafePointer(to: completion) { finish(self, $0) }
  }
}
