/// One event of a stream, as a value.
@usableFromInline
package enum Event<Input: Sendable, Failure: Error>: Sendable {
  case value(Input)
  case completion(Completion<Failure>)
}

extension Subscriber {
  /// Receives an event. The answer to a completion is ``Demand/stop``.
  @inlinable @inline(__always)
  mutating func receive(_ event: Event<Input, Failure>) -> Demand {
    switch event {
    case .value(let value):
      return receive(value)
    case .completion(let completion):
      receive(completion: completion)
      return .stop
    }
  }
}
