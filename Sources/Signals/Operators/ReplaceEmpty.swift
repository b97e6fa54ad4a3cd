extension Publisher {
  /// Publishes `output` if the upstream finishes without a value.
  ///
  ///     upstream:                -----|
  ///     replaceEmpty(with: z):   -----(z|)
  ///
  /// A failure is passed on without `output`.
  @inlinable
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, ReplaceEmpty(output: output))
  }
}

@usableFromInline
struct ReplaceEmpty<Input: Sendable, Failure: Error>: SimpleStage {
  /// The value that replaces an empty stream, or `nil` once there has been a value.
  @usableFromInline var output: Input?

  @inlinable
  init(output: Input) {
    self.output = output
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Input, Failure>
  ) -> Demand {
    output = nil
    return downstream.receive(input)
  }

  @inlinable
  func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<Input, Failure>
  ) {
    if let output, case .finished = completion, downstream.receive(output) == .stop { return }
    downstream.receive(completion: completion)
  }
}
