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
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Failure {
    OperatorPublisher(self, Flatten(maxPublishers.policy, transform))
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that `transform` returns, for an upstream that never
  /// fails.
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Inner.Failure> {
    OperatorPublisher(
      setFailureType(to: Inner.Failure.self), Flatten(maxPublishers.policy, transform))
  }

  /// Publishes the values of the publishers that `transform` returns, for publishers that never
  /// fail.
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Never> where Inner.Failure == Never {
    OperatorPublisher(self, Flatten(maxPublishers.policy, transform))
  }
}

extension Publisher {
  /// Publishes the values of the publishers that `transform` returns, which never fail.
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
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

extension MaxPublishers {
  /// The policy of `flatMap`, in which values wait beyond the limit.
  @inlinable
  var policy: FlatteningPolicy {
    guard case .max(let count) = self else { return FlatteningPolicy(limit: .max, .wait) }
    precondition(
      count > 0, "flatMap(maxPublishers: .max(\(count))): the limit must be positive.")
    return FlatteningPolicy(limit: count, .wait)
  }
}
