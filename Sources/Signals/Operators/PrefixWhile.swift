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
struct PrefixWhile<Input: Sendable, Failure: Error>: EndingStage {
  @usableFromInline let predicate: @Sendable (Input) -> Bool
  @usableFromInline var upstream: Subscription?

  @inlinable
  init(predicate: @escaping @Sendable (Input) -> Bool) {
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Input, Failure>) -> Demand {
    predicate(input) ? downstream.receive(input) : end(with: .finished, &downstream)
  }
}
