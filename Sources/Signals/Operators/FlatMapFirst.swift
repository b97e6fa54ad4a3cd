extension Publisher {
  /// Publishes the values of the publisher that `transform` returns for a value, and drops the
  /// values that arrive before that publisher has finished.
  ///
  ///     upstream:                    -a--b-----c----|
  ///     flatMapFirst { echo($0) }:   ---x-y------z-z|
  ///
  /// Use it for work that must not start again while it is running, such as a refresh. Calls
  /// `transform` only for the values that are not dropped. Finishes when the upstream and the last
  /// publisher have finished. Fails as soon as either fails.
  @inlinable
  public func flatMapFirst<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Failure {
    OperatorPublisher(self, Flatten(.init(.drop), transform))
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of one inner publisher at a time, for an upstream that never fails.
  @inlinable
  public func flatMapFirst<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Inner.Failure> {
    setFailureType(to: Inner.Failure.self).flatMapFirst(transform)
  }

  /// Publishes the values of one inner publisher at a time, for publishers that never fail.
  @inlinable
  public func flatMapFirst<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Never> where Inner.Failure == Never {
    OperatorPublisher(self, Flatten(.init(.drop), transform))
  }
}
