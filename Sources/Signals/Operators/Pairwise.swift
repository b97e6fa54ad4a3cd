extension Publisher {
  /// Publishes each value together with the previous one.
  ///
  ///     upstream:     --a--b--c--|
  ///     pairwise():   -----ab-bc-|
  ///
  /// Publishes nothing for the first value.
  @inlinable
  public func pairwise() -> some Publisher<(previous: Output, new: Output), Failure> {
    OperatorPublisher(self, Pairwise())
  }
}

@usableFromInline
struct Pairwise<Input: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline typealias Output = (previous: Input, new: Input)

  @usableFromInline var previous: Input?

  @inlinable
  init() {}

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Output, Failure>
  ) -> Demand {
    defer { previous = input }
    guard let previous else { return .more }
    return downstream.receive((previous, input))
  }
}
