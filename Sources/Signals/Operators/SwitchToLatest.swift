extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest publisher that the upstream has published.
  ///
  ///     upstream:           --p-----q------|
  ///     p:                    -a-b-c-d
  ///     q:                          -x-y-----z|
  ///     switchToLatest():   ---a-b-c-x-y-----z|
  ///
  /// Cancels the previous publisher when the next one arrives. Finishes when the upstream and the
  /// latest publisher have finished. Fails as soon as either fails.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    flatMapLatest { $0 }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest inner publisher, for inner publishers that never fail.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    flatMapLatest { $0 }
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Publishes the values of the latest inner publisher, for an upstream that never fails.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Output.Failure> {
    flatMapLatest { $0 }
  }

  /// Publishes the values of the latest inner publisher, for publishers that never fail.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Never>
  where Output.Failure == Never {
    flatMapLatest { $0 }
  }
}
