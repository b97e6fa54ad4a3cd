extension Publisher {
  /// Publishes each value together with the one before it.
  ///
  ///     upstream:     --a--b--c--|
  ///     pairwise():   -----ab-bc-|
  ///
  /// Begins with the second value.
  @inlinable
  public func pairwise() -> some Publisher<(previous: Output, new: Output), Failure> {
    Pairwise(upstream: self)
  }
}

@usableFromInline
struct Pairwise<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = (previous: Upstream.Output, new: Upstream.Output)
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream

  @inlinable
  init(upstream: Upstream) {
    self.upstream = upstream
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(PairwiseSubscriber(downstream: subscriber))
  }
}

@usableFromInline
struct PairwiseSubscriber<Input: Sendable, Downstream: Subscriber>: Subscriber
where Downstream.Input == (previous: Input, new: Input) {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline var previous: Input?
  @usableFromInline var downstream: Downstream

  @inlinable
  init(downstream: consuming Downstream) {
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    defer { previous = input }
    guard let previous else { return .more }
    return downstream.receive((previous, input))
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
