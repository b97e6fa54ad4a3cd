extension Publisher {
  /// Publishes what `transform` makes of each value, unless that is `nil`.
  ///
  ///     upstream:                   --"1"--"x"--"3"-|
  ///     compactMap { Int($0) }:     --1---------3---|
  @inlinable
  public func compactMap<NewOutput: Sendable>(
    _ transform: @escaping @Sendable (Output) -> NewOutput?
  ) -> some Publisher<NewOutput, Failure> {
    CompactMap(upstream: self, transform: transform)
  }
}

@usableFromInline
struct CompactMap<Upstream: Publisher, Output: Sendable>: Publisher {
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let transform: @Sendable (Upstream.Output) -> Output?

  @inlinable
  init(upstream: Upstream, transform: @escaping @Sendable (Upstream.Output) -> Output?) {
    self.upstream = upstream
    self.transform = transform
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(CompactMapSubscriber(transform: transform, downstream: subscriber))
  }
}

@usableFromInline
struct CompactMapSubscriber<Input: Sendable, Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let transform: @Sendable (Input) -> Downstream.Input?
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    transform: @escaping @Sendable (Input) -> Downstream.Input?, downstream: consuming Downstream
  ) {
    self.transform = transform
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    guard let output = transform(input) else { return .more }
    return downstream.receive(output)
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
