extension Publisher where Output: Equatable {
  /// Publishes a value only when it differs from the one before it.
  ///
  ///     upstream:            --a-a-b-a-|
  ///     removeDuplicates():  --a---b-a-|
  ///
  /// The first value always passes. Each subscription compares with its own past, so a late
  /// subscriber starts afresh.
  @inlinable
  public func removeDuplicates() -> some Publisher<Output, Failure> {
    RemoveDuplicates(upstream: self, areEquivalent: ==)
  }
}

extension Publisher {
  /// Publishes a value only when it differs from the one before it, in the sense of
  /// `areEquivalent`.
  ///
  ///     upstream:                        --a-A-b-a-|
  ///     removeDuplicates { $0 ~ $1 }:    --a---b-a-|
  ///
  /// As ``Publisher/removeDuplicates()``.
  ///
  /// - Parameter areEquivalent: Returns `true` to drop `new`; `previous` is the value that was last
  ///   published.
  @inlinable
  public func removeDuplicates(
    by areEquivalent: @escaping @Sendable (_ previous: Output, _ new: Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    RemoveDuplicates(upstream: self, areEquivalent: areEquivalent)
  }
}

@usableFromInline
struct RemoveDuplicates<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let areEquivalent: @Sendable (Output, Output) -> Bool

  @inlinable
  init(upstream: Upstream, areEquivalent: @escaping @Sendable (Output, Output) -> Bool) {
    self.upstream = upstream
    self.areEquivalent = areEquivalent
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(
      RemoveDuplicatesSubscriber(areEquivalent: areEquivalent, downstream: subscriber))
  }
}

@usableFromInline
struct RemoveDuplicatesSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline var previous: Input?
  @usableFromInline let areEquivalent: @Sendable (Input, Input) -> Bool
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    areEquivalent: @escaping @Sendable (Input, Input) -> Bool, downstream: consuming Downstream
  ) {
    self.areEquivalent = areEquivalent
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Flow {
    if let previous, areEquivalent(previous, input) { return .more }
    previous = input
    return downstream.receive(input)
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
