extension Publisher {
  /// Publishes what comes after the first `count` values.
  ///
  ///     upstream:       --a--b--c--d-|
  ///     dropFirst(2):   --------c--d-|
  ///
  /// `dropFirst()` behind a ``CurrentValueSubject`` leaves the changes alone.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    precondition(count >= 0, "dropFirst(\(count)): the count must not be negative.")
    return DropFirst(upstream: self, count: count)
  }
}

@usableFromInline
struct DropFirst<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let count: Int

  @inlinable
  init(upstream: Upstream, count: Int) {
    self.upstream = upstream
    self.count = count
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(DropFirstSubscriber(remaining: count, downstream: subscriber))
  }
}

@usableFromInline
struct DropFirstSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline var remaining: Int
  @usableFromInline var downstream: Downstream

  @inlinable
  init(remaining: Int, downstream: consuming Downstream) {
    self.remaining = remaining
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    guard remaining > 0 else { return downstream.receive(input) }
    remaining -= 1
    return .more
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
