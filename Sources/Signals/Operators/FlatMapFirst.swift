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
  public func flatMapFirst<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Failure {
    flatMapUnlessBusy(transform)
  }

  fileprivate func flatMapUnlessBusy<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Failure {
    Deferred {
      let isBusy = BusyFlag()
      return self.filter { _ in isBusy.set() }.flatMap { value in
        transform(value).handleEvents(receiveCompletion: { _ in isBusy.clear() })
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of one inner publisher at a time, for an upstream that never fails.
  public func flatMapFirst<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Inner.Failure> {
    setFailureType(to: Inner.Failure.self).flatMapUnlessBusy(transform)
  }

  /// Publishes the values of one inner publisher at a time, for publishers that never fail.
  public func flatMapFirst<Inner: Publisher>(
    _ transform: @escaping @Sendable (Output) -> Inner
  ) -> some Publisher<Inner.Output, Never> where Inner.Failure == Never {
    flatMapUnlessBusy(transform)
  }
}

/// Whether an inner publisher is running.
private final class BusyFlag: Sendable {
  private let isSet = Lock(false)

  /// Sets the flag. Returns `false` if it was set.
  func set() -> Bool {
    isSet.withLock { isSet in
      defer { isSet = true }
      return !isSet
    }
  }

  func clear() {
    isSet.withLock { $0 = false }
  }
}
