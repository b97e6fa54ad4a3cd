extension Publisher {
  /// Publishes the values of the publishers that `transform` returns.
  ///
  ///     upstream:                 --a---b-------|
  ///     flatMap { news(of: $0) }: ---a1--b1-a2-b2-|
  ///
  /// Subscribes to at most `maxPublishers` of them at a time. The values of the others wait for
  /// their turn in order, in a queue without a limit. With `.max(1)` each begins when the previous
  /// one has finished. Finishes when the upstream and all of them have finished. Fails as soon as
  /// one fails.
  ///
  /// - Parameters:
  ///   - maxPublishers: The greatest number of publishers to subscribe to at the same time.
  ///   - transform: Returns a publisher for a value. Called when the turn of the value has come,
  ///     just before the publisher is subscribed to.
  @inlinable
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Failure {
    OperatorPublisher(self, FlatMap(maxPublishers, transform))
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that `transform` returns, for an upstream that never
  /// fails.
  @inlinable
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Inner.Failure> {
    OperatorPublisher(
      setFailureType(to: Inner.Failure.self), FlatMap(maxPublishers, transform))
  }

  /// Publishes the values of the publishers that `transform` returns, for publishers that never
  /// fail.
  @inlinable
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Never> where Inner.Failure == Never {
    OperatorPublisher(self, FlatMap(maxPublishers, transform))
  }
}

extension Publisher {
  /// Publishes the values of the publishers that `transform` returns, which never fail.
  @inlinable
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

/// The greatest number of publishers that `flatMap(maxPublishers:_:)` subscribes to at a time.
@frozen
public enum MaxPublishers: Hashable, Sendable {
  /// Subscribes to every publisher at once.
  case unlimited
  /// Subscribes to at most this many publishers, at least one.
  case max(Int)
}

@usableFromInline
struct FlatMap<Input: Sendable, Inner: Publisher>: Operator {
  @usableFromInline typealias Output = Inner.Output
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let limit: Int
  @usableFromInline let transform: @Sendable (Input) -> Inner

  @inlinable
  init(_ maxPublishers: MaxPublishers, _ transform: @escaping @Sendable (Input) -> Inner) {
    self.transform = transform
    switch maxPublishers {
    case .unlimited: limit = .max
    case .max(let count):
      precondition(
        count > 0, "flatMap(maxPublishers: .max(\(count))): the limit must be positive.")
      limit = count
    }
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    let isEndless = upstream.sendsEndlessly
    if let outer = FlatMapInnerSubscriber<Output, Failure>(in: copy subscriber) {
      FlatMapGroup(in: outer.group.coordinator, limit: limit, isEndless: isEndless, outer: outer)
        .subscribe(to: upstream, transform)
      return .ended
    }
    let sender = EventSender(Combining(MergeState(upstreams: 1), subscriber))
    let subscription = FlatMapSubscription()
    let coordinator = FlatMapCoordinator<Output, Failure>(
      subscription: subscription,
      receiveValue: { sender.send(.value($0, upstream: 0)) },
      receiveCompletion: { _ = sender.send(.completion($0, upstream: 0)) })
    sender.serializer.retain(AnyCancellable(subscription))
    FlatMapGroup(in: coordinator, limit: limit, isEndless: isEndless)
      .subscribe(to: upstream, transform)
    return AnyCancellable(sender.serializer)
  }
}
