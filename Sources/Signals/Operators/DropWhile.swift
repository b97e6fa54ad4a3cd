extension Publisher {
  /// Drops values as long as `predicate` returns `true` and publishes the rest.
  ///
  ///     upstream:                 --1--2--3--1-|
  ///     drop(while: { $0 < 2 }):  -----2--3--1-|
  ///
  /// Does not call `predicate` again after it has returned `false`.
  @inlinable
  public func drop(
    while predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, DropWhile(predicate: predicate))
  }
}

@usableFromInline
struct DropWhile<Input: Sendable, Failure: Error>: SimpleStage {
  /// The predicate, or `nil` once it has returned `false`.
  @usableFromInline var predicate: (@Sendable (Input) -> Bool)?

  @inlinable
  init(predicate: @escaping @Sendable (Input) -> Bool) {
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Input, Failure>
  ) -> Demand {
    if let predicate {
      if predicate(input) { return .more }
      self.predicate = nil
    }
    return downstream.receive(input)
  }
}
