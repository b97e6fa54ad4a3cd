extension Publisher {
  /// Publishes the first `maxLength` values, then finishes.
  ///
  ///     upstream:   --a--b--c--d-|
  ///     prefix(2):  --a--b|
  ///
  /// Lets go of the upstream at once. `prefix(0)` finishes without subscribing to it.
  ///
  /// - Precondition: `maxLength` is not negative.
  @inlinable
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    precondition(maxLength >= 0, "prefix(\(maxLength)): the length must not be negative.")
    return Prefix(upstream: self, maxLength: maxLength)
  }
}

@usableFromInline
struct Prefix<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let maxLength: Int

  @inlinable
  init(upstream: Upstream, maxLength: Int) {
    self.upstream = upstream
    self.maxLength = maxLength
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    if maxLength == 0 { return Empty().subscribe(subscriber) }
    return upstream.subscribe(PrefixSubscriber(remaining: maxLength, downstream: subscriber))
  }
}

@usableFromInline
struct PrefixSubscriber<Downstream: Subscriber>: Subscriber {
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
    remaining -= 1
    guard downstream.receive(input) == .more else { return .stop }
    guard remaining == 0 else { return .more }
    downstream.receive(completion: .finished)
    return .stop
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
