/// An event of one of two streams that play different parts.
@usableFromInline
enum PairEvent<First: Sendable, Second: Sendable, Failure: Error>: Sendable {
  case first(Event<First, Failure>)
  case second(Event<Second, Failure>)
}

/// A combiner of two streams that play different parts.
@usableFromInline
protocol PairCombiner: Combiner where Event == PairEvent<First, Second, Failure> {
  associatedtype First: Sendable
  associatedtype Second: Sendable
  associatedtype Failure: Error
}

/// The first stream's way into a serializer of two.
@usableFromInline
struct FirstSubscriber<Core: PairCombiner>: Subscriber {
  @usableFromInline let serializer: EventSerializer<Core>

  @inlinable
  init(_ serializer: EventSerializer<Core>) {
    self.serializer = serializer
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Core.First) -> Demand {
    serializer.dispatch(.first(.value(input)))
  }

  @inlinable
  mutating func receive(completion: Completion<Core.Failure>) {
    _ = serializer.dispatch(.first(.completion(completion)))
  }
}

/// The second stream's way into a serializer of two.
@usableFromInline
struct SecondSubscriber<Core: PairCombiner>: Subscriber {
  @usableFromInline let serializer: EventSerializer<Core>

  @inlinable
  init(_ serializer: EventSerializer<Core>) {
    self.serializer = serializer
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Core.Second) -> Demand {
    serializer.dispatch(.second(.value(input)))
  }

  @inlinable
  mutating func receive(completion: Completion<Core.Failure>) {
    _ = serializer.dispatch(.second(.completion(completion)))
  }
}
