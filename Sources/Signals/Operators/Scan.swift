extension Publisher {
  /// Publishes the running result after each value.
  ///
  ///     upstream:    --1--2--3-|
  ///     scan(0, +):  --1--3--6-|
  ///
  /// Does not publish `initial` itself. Each subscription starts from it.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - next: Returns the next result from the previous one and a value.
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public func scan<Result: Sendable>(
    _ initial: Result, _ next: @escaping @Sendable (_ result: Result, _ value: Output) -> Result
  ) -> some Publisher<Result, Failure> {
    OperatorPublisher(self, Scan(result: initial, next: next))
  }
}

@usableFromInline
struct Scan<Input: Sendable, Output: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline var result: Output
  @usableFromInline let next: @Sendable (Output, Input) -> Output

  @inlinable
  init(result: Output, next: @escaping @Sendable (Output, Input) -> Output) {
    self.result = result
    self.next = next
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Output, Failure>
  ) -> Demand {
    result = next(result, input)
    return downstream.receive(result)
  }
}
