/// Passes the values of an inner publisher to the downstream.
@usableFromInline
struct FlatMapInnerSubscriber<Output: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let group: FlatMapGroup<Output, Failure>
  @usableFromInline let slot: Int
  @usableFromInline let receiveValue: @Sendable (Output) -> Demand

  @inlinable
  init(
    group: FlatMapGroup<Output, Failure>, slot: Int,
    receiveValue: @escaping @Sendable (Output) -> Demand
  ) {
    self.group = group
    self.slot = slot
    self.receiveValue = receiveValue
  }

  /// Finds the subscriber of an inner publisher, also if its type is erased.
  @inlinable @inline(__always)
  init?<S: Subscriber<Output, Failure>>(in subscriber: S) {
    // The compiler decides this, because it knows `S` where this is inlined.
    if let inner = subscriber as? FlatMapInnerSubscriber {
      self = inner
    } else if let box = (subscriber as? AnySubscriber<Output, Failure>)?.box,
      box.context is FlatMapGroup<Output, Failure>, let chain = box.chain
    {
      // The chain has this type: only `AnySubscriber` passes a group, with its inner subscriber.
      self = chain.assumingMemoryBound(to: FlatMapInnerSubscriber.self).pointee
    } else {
      return nil
    }
  }

  @inlinable @inline(__always)
  func receive(_ input: Output) -> Demand {
    receiveValue(input)
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    switch completion {
    case .finished: group.finish(slot, isUpstream: false)
    case .failure: group.coordinator.receiveCompletion(completion)
    }
  }
}
