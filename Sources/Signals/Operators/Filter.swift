extension Publisher {
  /// Publishes the values for which `isIncluded` is true.
  ///
  ///     upstream:                         --1--2--3--4-|
  ///     filter { $0.isMultiple(of: 2) }:  -----2-----4-|
  @inlinable
  public func filter(
    _ isIncluded: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    Filter(upstream: self, isIncluded: isIncluded)
  }
}

@usableFromInline
struct Filter<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let isIncluded: @Sendable (Output) -> Bool

  @inlinable
  init(upstream: Upstream, isIncluded: @escaping @Sendable (Output) -> Bool) {
    self.upstream = upstream
    self.isIncluded = isIncluded
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(FilterSubscriber(isIncluded: isIncluded, downstream: subscriber))
  }
}

@usableFromInline
struct FilterSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let isIncluded: @Sendable (Input) -> Bool
  @usableFromInline var downstream: Downstream

  @inlinable
  init(isIncluded: @escaping @Sendable (Input) -> Bool, downstream: consuming Downstream) {
    self.isIncluded = isIncluded
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    isIncluded(input) ? downstream.receive(input) : .more
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
