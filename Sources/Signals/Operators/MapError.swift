extension Publisher {
  /// Replaces the error with which the upstream fails by what `transform` makes of it.
  ///
  ///     upstream:             --a--b--#
  ///     mapError { My($0) }:  --a--b--# My
  @inlinable
  public func mapError<NewFailure: Error>(
    _ transform: @escaping @Sendable (Failure) -> NewFailure
  ) -> some Publisher<Output, NewFailure> {
    MapError(upstream: self, transform: transform)
  }
}

@usableFromInline
struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
  @usableFromInline typealias Output = Upstream.Output

  @usableFromInline let upstream: Upstream
  @usableFromInline let transform: @Sendable (Upstream.Failure) -> Failure

  @inlinable
  init(upstream: Upstream, transform: @escaping @Sendable (Upstream.Failure) -> Failure) {
    self.upstream = upstream
    self.transform = transform
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(MapErrorSubscriber(transform: transform, downstream: subscriber))
  }
}

@usableFromInline
struct MapErrorSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input

  @usableFromInline let transform: @Sendable (Failure) -> Downstream.Failure
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    transform: @escaping @Sendable (Failure) -> Downstream.Failure,
    downstream: consuming Downstream
  ) {
    self.transform = transform
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    downstream.receive(input)
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(transform(error)))
    }
  }
}
