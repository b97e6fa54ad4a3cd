extension Publisher {
  /// Publishes the values for which `isIncluded` returns `true`.
  ///
  ///     upstream:                         --1--2--3--4-|
  ///     filter { $0.isMultiple(of: 2) }:  -----2-----4-|
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public func filter(
    _ isIncluded: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, Filter(isIncluded: isIncluded))
  }
}

@usableFromInline
struct Filter<Input: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline let isIncluded: @Sendable (Input) -> Bool

  @inlinable
  init(isIncluded: @escaping @Sendable (Input) -> Bool) {
    self.isIncluded = isIncluded
  }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Input, Failure>) -> Demand {
    isIncluded(input) ? downstream.receive(input) : .more
  }
}
