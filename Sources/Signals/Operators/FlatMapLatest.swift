extension Publisher {
  /// Publishes the values of the publisher that `transform` makes of the newest value.
  ///
  ///     upstream:                       --a-------b-----|
  ///     flatMapLatest { search($0) }:   ----a1-a2---b1--|
  ///
  /// As `map(transform)` and `switchToLatest()`: the publisher before is cancelled, so
  /// its answers do not come when nobody asks any more.
  @inlinable
  public func flatMapLatest<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Failure {
    SwitchToLatest(upstream: Staged(self, Map(transform: transform)))
  }
}

extension Publisher where Failure == Never {
  /// As the other `flatMapLatest(_:)`, where only the inner publishers may fail.
  @inlinable
  public func flatMapLatest<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Inner.Failure> {
    setFailureType(to: Inner.Failure.self).map(transform).switchToLatest()
  }

  /// As the other `flatMapLatest(_:)`, where nothing fails.
  @inlinable
  public func flatMapLatest<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Never> where Inner.Failure == Never {
    SwitchToLatest(upstream: Staged(self, Map(transform: transform)))
  }
}
