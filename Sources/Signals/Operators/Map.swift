extension Publisher {
  /// Publishes the result of `transform` for each value.
  ///
  ///     upstream:           --1--2--3-|
  ///     map { $0 * 10 }:    --10-20-30|
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public func map<NewOutput: Sendable>(
    _ transform: @escaping @Sendable (Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure> {
    OperatorPublisher(self, Map(transform: transform))
  }
}

@usableFromInline
package struct Map<Input: Sendable, Output: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline let transform: @Sendable (Input) -> Output

  @inlinable
  package init(transform: @escaping @Sendable (Input) -> Output) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ downstream: inout some Subscriber<Output, Failure>)
    -> Demand
  {
    downstream.receive(transform(input))
  }
}
