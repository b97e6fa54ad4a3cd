extension Publisher {
  /// Replaces the error with which the upstream fails by the result of `transform`.
  ///
  ///     upstream:             --a--b--#
  ///     mapError { My($0) }:  --a--b--# My
  @inlinable
  public func mapError<NewFailure: Error>(
    _ transform: @escaping @Sendable (Failure) -> NewFailure
  ) -> some Publisher<Output, NewFailure> {
    OperatorPublisher(self, MapError(transform: transform))
  }
}

@usableFromInline
struct MapError<Input: Sendable, Failure: Error, NewFailure: Error>: Stage {
  @usableFromInline let transform: @Sendable (Failure) -> NewFailure

  @inlinable
  init(transform: @escaping @Sendable (Failure) -> NewFailure) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Input, NewFailure>) -> Demand {
    downstream.receive(input)
  }

  @inlinable
  func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<Input, NewFailure>
  ) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(transform(error)))
    }
  }
}
