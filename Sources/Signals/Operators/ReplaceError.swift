extension Publisher {
  /// Publishes `output` and finishes when the upstream fails.
  ///
  ///     upstream:                --a--b--#
  ///     replaceError(with: z):   --a--b--(z|)
  ///
  /// To continue with another publisher instead, see ``Publisher/catch(_:)``.
  @inlinable
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    OperatorPublisher(self, ReplaceError(output: output))
  }
}

@usableFromInline
struct ReplaceError<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias NewFailure = Never

  @usableFromInline let output: Input

  @inlinable
  init(output: Input) {
    self.output = output
  }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Input, Never>) -> Demand {
    downstream.receive(input)
  }

  @inlinable
  func receive(completion: Completion<Failure>, _ downstream: inout some Subscriber<Input, Never>) {
    if case .failure = completion, downstream.receive(output) == .stop { return }
    downstream.receive(completion: .finished)
  }
}
