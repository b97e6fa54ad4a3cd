/// An operator whose outputs follow from the values and a state.
///
///     value    ──►  next(&state, value)  ──►  an output or none
///     finish   ──►  last(state)          ──►  an output or none, then the finish
///     failure  ──►  the failure
@usableFromInline
struct StatefulMap<Input: Sendable, State: Sendable, Output: Sendable, Failure: Error>: SimpleStage
{
  @usableFromInline var state: State
  @usableFromInline let next: @Sendable (inout State, Input) -> Output?
  @usableFromInline let last: (@Sendable (State) -> Output?)?

  @inlinable
  init(
    _ state: State, next: @escaping @Sendable (inout State, Input) -> Output?,
    last: (@Sendable (State) -> Output?)?
  ) {
    self.state = state
    self.next = next
    self.last = last
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Output, Failure>
  ) -> Demand {
    guard let output = next(&state, input) else { return .more }
    return downstream.receive(output)
  }

  @inlinable
  func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<Output, Failure>
  ) {
    if case .finished = completion, let output = last?(state), downstream.receive(output) == .stop {
      return
    }
    downstream.receive(completion: completion)
  }
}

extension Publisher {
  /// Publishes what `next` returns for each value, unless it is `nil`, and what `last` returns
  /// when the upstream finishes. Each subscription starts with the state `initial`.
  @inlinable
  func statefulMap<State: Sendable, NewOutput: Sendable>(
    _ initial: State,
    next: @escaping @Sendable (_ state: inout State, _ value: Output) -> NewOutput?,
    last: (@Sendable (State) -> NewOutput?)? = nil
  ) -> some Publisher<NewOutput, Failure> {
    OperatorPublisher(self, StatefulMap(initial, next: next, last: last))
  }
}
