extension Publisher {
  /// Publishes each value as a success, and a failure as the last value.
  ///
  ///     upstream:        --1--2--#
  ///     mapToResult():   --1--2--(#|)     each a Result
  ///
  /// Use it to show failures like values, for example in a `flatMapLatest` that must go on after a
  /// failure.
  @inlinable
  public func mapToResult() -> some Publisher<Result<Output, Failure>, Never> {
    OperatorPublisher(self, MapToResult())
  }
}

@usableFromInline
struct MapToResult<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Result<Input, Failure>
  @usableFromInline typealias NewFailure = Never

  @inlinable
  init() {}

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Output, Never>) -> Demand {
    downstream.receive(.success(input))
  }

  @inlinable
  func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<Output, Never>
  ) {
    if case .failure(let error) = completion, downstream.receive(.failure(error)) == .stop {
      return
    }
    downstream.receive(completion: .finished)
  }
}
