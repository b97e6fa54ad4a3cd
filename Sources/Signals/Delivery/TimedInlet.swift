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

/// A stream's way into a joint with a timer.
@usableFromInline
struct TimedInlet<Core: TimedCombiner>: Subscriber {
  @usableFromInline let joint: Joint<Core>

  @inlinable
  init(_ joint: Joint<Core>) {
    self.joint = joint
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Core.Input) -> Demand {
    joint.receive(.upstream(.value(input)))
  }

  @inlinable
  mutating func receive(completion: Completion<Core.Failure>) {
    _ = joint.receive(.upstream(.completion(completion)))
  }
}
