extension Publisher {
  /// Drops the first `count` values and publishes the rest.
  ///
  ///     upstream:       --a--b--c--d-|
  ///     dropFirst(2):   --------c--d-|
  ///
  /// After a ``CurrentValueSubject``, `dropFirst()` publishes only the changes.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    precondition(count >= 0, "dropFirst(\(count)): the count must not be negative.")
    return OperatorPublisher(self, DropFirst(remaining: count))
  }
}

@usableFromInline
struct DropFirst<Input: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline var remaining: Int

  @inlinable
  init(remaining: Int) {
    self.remaining = remaining
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Input, Failure>
  ) -> Demand {
    guard remaining > 0 else { return downstream.receive(input) }
    remaining -= 1
    return .more
  }
}
