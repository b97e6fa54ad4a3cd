extension Publisher {
  /// Publishes the result of `transform` for each value, unless it is `nil`.
  ///
  ///     upstream:                   --"1"--"x"--"3"-|
  ///     compactMap { Int($0) }:     --1---------3---|
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public func compactMap<NewOutput: Sendable>(
    _ transform: @escaping @Sendable (Output) -> NewOutput?
  ) -> some Publisher<NewOutput, Failure> {
    OperatorPublisher(self, CompactMap(transform: transform))
  }
}

@usableFromInline
struct CompactMap<Input: Sendable, Output: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline let transform: @Sendable (Input) -> Output?

  @inlinable
  init(transform: @escaping @Sendable (Input) -> Output?) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Output, Failure>) -> Demand {
    guard let output = transform(input) else { return .more }
    return downstream.receive(output)
  }
}
