/// An event of a stream, or of the timer that was set for it.
@usableFromInline
enum TimedEvent<Input: Sendable, Failure: Error>: Sendable {
  case upstream(Event<Input, Failure>)
  case due
}

/// A combiner of a stream and a timer.
@usableFromInline
protocol TimedCombiner: Combiner where Event == TimedEvent<Input, Failure> {
  associatedtype Input: Sendable
  associatedtype Failure: Error
}

/// A stream's way into a serializer with a timer.
@usableFromInline
struct TimedSubscriber<Core: TimedCombiner>: Subscriber {
  @usableFromInline let serializer: EventSerializer<Core>

  @inlinable
  init(_ serializer: EventSerializer<Core>) {
    self.serializer = serializer
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Core.Input) -> Demand {
    serializer.dispatch(.upstream(.value(input)))
  }

  @inlinable
  mutating func receive(completion: Completion<Core.Failure>) {
    _ = serializer.dispatch(.upstream(.completion(completion)))
  }
}
