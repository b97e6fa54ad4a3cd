/// The answer of a subscriber to a value: whether it needs another one.
@frozen
public enum Demand: Sendable {
  /// The subscriber needs more values.
  case more
  /// The subscriber needs nothing more. The source releases it and sends it no further event, not
  /// even a completion.
  case stop
}

/// A type that receives the events of a publisher.
///
/// An operator's subscriber is a value that holds the downstream subscriber. A chain of operators
/// is then one nested value, which the compiler specializes as a whole, and each subscription is
/// one object, however long the chain.
///
///     struct Doubling<Downstream: Subscriber<Int, Never>>: Subscriber {
///       var downstream: Downstream
///       mutating func receive(_ input: Int) -> Demand { downstream.receive(input * 2) }
///       mutating func receive(completion: Completion<Never>) {
///         downstream.receive(completion: completion)
///       }
///     }
///
/// A publisher calls its subscriber with one event at a time, on any thread, never during another
/// event, and never after a completion or after the answer ``Demand/stop``.
public protocol Subscriber<Input, Failure>: Sendable {
  /// The type of the values it receives.
  associatedtype Input: Sendable
  /// The type of the failure it may receive.
  associatedtype Failure: Error

  /// Receives a value and answers whether it needs another one.
  mutating func receive(_ input: Input) -> Demand

  /// Receives the completion.
  mutating func receive(completion: Completion<Failure>)
}
