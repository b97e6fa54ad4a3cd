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

/// The first stream's way into a joint of two.
@usableFromInline
struct FirstInlet<Core: PairCombiner>: Subscriber {
  @usableFromInline let joint: Joint<Core>

  @inlinable
  init(_ joint: Joint<Core>) {
    self.joint = joint
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Core.First) -> Demand {
    joint.receive(.first(.value(input)))
  }

  @inlinable
  mutating func receive(completion: Completion<Core.Failure>) {
    _ = joint.receive(.first(.completion(completion)))
  }
}

/// The second stream's way into a joint of two.
@usableFromInline
struct SecondInlet<Core: PairCombiner>: Subscriber {
  @usableFromInline let joint: Joint<Core>

  @inlinable
  init(_ joint: Joint<Core>) {
    self.joint = joint
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Core.Second) -> Demand {
    joint.receive(.second(.value(input)))
  }

  @inlinable
  mutating func receive(completion: Completion<Core.Failure>) {
    _ = joint.receive(.second(.completion(completion)))
  }
}
