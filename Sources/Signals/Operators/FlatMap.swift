extension Publisher {
  /// Publishes the values of the publishers that `transform` makes of each value.
  ///
  ///     upstream:                 --a---b-------|
  ///     flatMap { news(of: $0) }: ---a1--b1-a2-b2-|
  ///
  /// Subscribes to at most `maxPublishers` of them at a time; those beyond that wait for their turn,
  /// in order and without bound. With `.max(1)` one follows the other. Finishes when the upstream and
  /// all of them have; fails as soon as one does.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publish at the same time.
  ///   - transform: Called when a value comes, even if its publisher must wait.
  @inlinable
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Failure {
    FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// As the other `flatMap(maxPublishers:_:)`, where only the inner publishers may fail.
  @inlinable
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Inner.Failure> {
    FlatMap(
      upstream: setFailureType(to: Inner.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// As the other `flatMap(maxPublishers:_:)`, where nothing fails.
  @inlinable
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Never> where Inner.Failure == Never {
    FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

/// How many publishers `flatMap(maxPublishers:_:)` subscribes to at a time.
@frozen
public enum MaxPublishers: Hashable, Sendable {
  /// All that come.
  case unlimited
  /// So many, at least one.
  case max(Int)
}

@usableFromInline
struct FlatMap<Upstream: Publisher, Inner: Publisher>: Publisher
where Inner.Failure == Upstream.Failure {
  @usableFromInline typealias Output = Inner.Output
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let limit: Int
  @usableFromInline let transform: @Sendable (Upstream.Output) -> Inner

  @inlinable
  init(
    upstream: Upstream, maxPublishers: MaxPublishers,
    transform: @escaping @Sendable (Upstream.Output) -> Inner
  ) {
    self.upstream = upstream
    self.transform = transform
    switch maxPublishers {
    case .unlimited: limit = .max
    case .max(let count):
      precondition(count > 0, "flatMap(maxPublishers: .max(\(count))): it must be at least one.")
      limit = count
    }
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serializer = EventSerializer(MergeCombiner(upstreams: 1, downstream: subscriber))
    let coordinator = FlatMapCoordinator<Inner, S>(serializer: serializer, limit: limit)
    serializer.retain(
      upstream.subscribe(FlatMapSubscriber(transform: transform, coordinator: coordinator)), in: 0)
    return AnyCancellable(serializer)
  }
}
