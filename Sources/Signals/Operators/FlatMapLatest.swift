extension Publisher {
  /// Publishes the values of the publisher that `transform` returns for the latest value.
  ///
  ///     upstream:                       --a-------b-----|
  ///     flatMapLatest { search($0) }:   ----a1-a2---b1--|
  ///
  /// Equivalent to `map(transform).switchToLatest()`: cancels the previous publisher, so that the
  /// answers to an outdated question are never published.
  @inlinable
  public func flatMapLatest<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Failure {
    OperatorPublisher(self, Flatten(.init(.replace), transform))
  }

  /// Publishes the values of the latest inner publisher, for inner publishers that never fail.
  @inlinable
  public func flatMapLatest<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Never {
    flatMapLatest { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the latest inner publisher, for an upstream that never fails.
  @inlinable
  public func flatMapLatest<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Inner.Failure> {
    setFailureType(to: Inner.Failure.self).flatMapLatest(transform)
  }

  /// Publishes the values of the latest inner publisher, for publishers that never fail.
  @inlinable
  public func flatMapLatest<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Never> where Inner.Failure == Never {
    OperatorPublisher(self, Flatten(.init(.replace), transform))
  }
}
