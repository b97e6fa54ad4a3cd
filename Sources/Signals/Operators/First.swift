extension Publisher {
  /// Publishes the first value, then finishes.
  ///
  ///     upstream:   --a--b--c-|
  ///     first():    --(a|)
  ///
  /// Cancels the upstream at once.
  @inlinable
  public func first() -> some Publisher<Output, Failure> {
    OperatorPublisher(self, First())
  }

  /// Publishes the first value for which `predicate` returns `true`, then finishes.
  ///
  ///     upstream:                   --1--2--3-|
  ///     first(where: { $0 > 1 }):   -----(2|)
  ///
  /// Cancels the upstream at once.
  @inlinable
  public func first(
    where predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    filter(predicate).first()
  }
}

@usableFromInline
struct First<Input: Sendable, Failure: Error>: EndingStage {
  @usableFromInline var upstream: Subscription?

  @inlinable
  init() {}

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Input, Failure>) -> Demand {
    upstream?.cancel()
    if downstream.receive(input) == .more { downstream.receive(completion: .finished) }
    return .stop
  }
}
