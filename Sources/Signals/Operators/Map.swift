extension Publisher {
  /// Publishes what `transform` makes of each value.
  ///
  ///     upstream:           --1--2--3-|
  ///     map { $0 * 10 }:    --10-20-30|
  @inlinable
  public func map<NewOutput: Sendable>(
    _ transform: @escaping @Sendable (Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure> {
    Map(upstream: self, transform: transform)
  }
}

@usableFromInline
struct Map<Upstream: Publisher, Output: Sendable>: Publisher {
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let transform: @Sendable (Upstream.Output) -> Output

  @inlinable
  init(upstream: Upstream, transform: @escaping @Sendable (Upstream.Output) -> Output) {
    self.upstream = upstream
    self.transform = transform
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(MapSubscriber(transform: transform, downstream: subscriber))
  }
}

@usableFromInline
struct MapSubscriber<Input: Sendable, Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let transform: @Sendable (Input) -> Downstream.Input
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    transform: @escaping @Sendable (Input) -> Downstream.Input, downstream: consuming Downstream
  ) {
    self.transform = transform
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    downstream.receive(transform(input))
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
