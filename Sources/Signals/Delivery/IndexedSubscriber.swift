/// An event of one of several streams of a kind.
@usableFromInline
struct IndexedEvent<Input: Sendable, Failure: Error>: Sendable {
  @usableFromInline let index: Int
  @usableFromInline let event: Event<Input, Failure>

  @inlinable
  init(index: Int, event: Event<Input, Failure>) {
    self.index = index
    self.event = event
  }
}

/// A combiner of several streams of a kind, which it tells apart.
@usableFromInline
protocol IndexedCombiner: Combiner where Event == IndexedEvent<Input, Failure> {
  associatedtype Input: Sendable
  associatedtype Failure: Error
}

/// A stream's way into such a combiner's serializer.
@usableFromInline
struct IndexedSubscriber<Core: IndexedCombiner>: Subscriber {
  @usableFromInline let serializer: EventSerializer<Core>
  @usableFromInline let index: Int

  @inlinable
  init(_ serializer: EventSerializer<Core>, _ index: Int) {
    self.serializer = serializer
    self.index = index
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Core.Input) -> Demand {
    serializer.dispatch(IndexedEvent(index: index, event: .value(input)))
  }

  @inlinable
  mutating func receive(completion: Completion<Core.Failure>) {
    _ = serializer.dispatch(IndexedEvent(index: index, event: .completion(completion)))
  }
}
