/// What a subscriber answers to a value: whether it wants another one.
@frozen
public enum Demand: Sendable {
  /// Go on.
  case more
  /// Enough: the source lets go of the subscriber and sends it nothing more, not even a completion.
  case stop
}

/// The receiving half of a stream.
///
/// Write one to make an operator of your own: a value that holds the subscriber after it. A chain
/// of operators is then a single nested value, compiled as a whole, and each subscription is one
/// object however long the chain.
///
///     struct Doubling<Downstream: Subscriber<Int, Never>>: Subscriber {
///       var downstream: Downstream
///       mutating func receive(_ input: Int) -> Demand { downstream.receive(input * 2) }
///       mutating func receive(completion: Completion<Never>) {
///         downstream.receive(completion: completion)
///       }
///     }
///
/// A publisher calls its subscriber one event at a time, on any thread, never from inside another
/// of its events, and not at all after a completion or after the answer ``Demand/stop``.
public protocol Subscriber<Input, Failure>: Sendable {
  /// The values it takes.
  associatedtype Input: Sendable
  /// The error it can be told of.
  associatedtype Failure: Error

  /// Takes the next value and tells whether it wants another.
  mutating func receive(_ input: Input) -> Demand

  /// Takes the end of the stream.
  mutating func receive(completion: Completion<Failure>)
}
