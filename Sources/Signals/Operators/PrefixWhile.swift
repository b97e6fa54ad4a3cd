extension Publisher {
  /// Publishes values as long as `predicate` returns `true`, then finishes.
  ///
  ///     upstream:                   --1--2--3--1-|
  ///     prefix(while: { $0 < 3 }):  --1--2--|
  ///
  /// Finishes at the first value for which it returns `false`, without publishing that value.
  @inlinable
  public func prefix(
    while predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, PrefixWhile(predicate: predicate))
  }
}

@usableFromInline
struct PrefixWhile<Input: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline let predicate: @Sendable (Input) -> Bool
  @usableFromInline var upstream: Subscription?

  @inlinable
  init(predicate: @escaping @Sendable (Input) -> Bool) {
    self.predicate = predicate
  }

  @inlinable
  mutating func prepareToEnd(_ upstream: Subscription) -> Bool {
    self.upstream = upstream
    return true
  }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Input, Failure>) -> Demand {
    if predicate(input) { return downstream.receive(input) }
    upstream?.cancel()
    downstream.receive(completion: .finished)
    return .stop
  }
}
