extension Publisher {
  /// Subscribes to the upstream again when it fails, up to `retries` times.
  ///
  ///     upstream:   --a-#
  ///     again:          --a--b-|
  ///     retry(1):   --a---a--b-|
  ///
  /// Publishes the values of every attempt. Passes on the failure of the last one.
  ///
  /// - Precondition: `retries` is not negative.
  @inlinable
  public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
    retrying(retries) { _, _, next in next }
  }

  /// Subscribes to the upstream again `delay` after it has failed, up to `retries` times.
  ///
  ///     upstream:                       --a-#
  ///     again:                                --a--b-|
  ///     retry(1, after: 2, on: clock):  --a-----a--b-|
  ///
  /// Like ``Publisher/retry(_:)``, with a pause between two attempts.
  ///
  /// - Precondition: `retries` is not negative.
  public func retry(
    _ retries: Int, after delay: Duration, on scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    retry(retries, backoff: .constant(delay), on: scheduler)
  }

  /// Subscribes to the upstream again after a delay that depends on the attempt, up to `retries`
  /// times.
  ///
  ///     fetch.retry(5, backoff: .exponential(from: .seconds(1), max: .seconds(30)), on: clock)
  ///
  /// Like ``Publisher/retry(_:after:on:)``. Passes on the failure at once if the backoff has no
  /// delay for it.
  ///
  /// - Precondition: `retries` is not negative.
  public func retry(
    _ retries: Int, backoff: Backoff<Failure>, on scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    retrying(retries) { attempt, error, next in
      backoff.delay(attempt, error).map { delay in
        Empty().delay(for: delay, scheduler: scheduler).append(next).eraseToAnyPublisher()
      }
    }
  }
}

extension Publisher {
  /// Subscribes to the upstream again whenever the publisher that `handler` returns sends a value.
  ///
  ///     upstream:                                       --a-#
  ///     again:                                                --a--b-|
  ///     retry { $0.delay(for: 2, scheduler: clock) }:   --a-----a--b-|
  ///
  /// Finishes with the upstream, or as soon as the other publisher finishes. Fails with that, and
  /// passes on no failure of the upstream by itself.
  ///
  /// - Parameter handler: Called once for each subscriber, with a publisher of the failures of the
  ///   upstream. Returns the publisher that starts the next attempts.
  public func retry<Trigger: Publisher>(
    when handler: @escaping @Sendable (_ errors: AnyPublisher<Failure, Never>) -> Trigger
  ) -> some Publisher<Output, Failure> where Trigger.Failure == Failure {
    Deferred {
      let errors = PassthroughSubject<Failure, Never>()
      // The value `nil` is the end.
      let end = Just<Output?>(nil).setFailureType(to: Failure.self).eraseToAnyPublisher()
      let attempt = map(Optional.some).append(nil).catch { error in
        errors.send(error)
        return Empty<Output?, Failure>()
      }.eraseToAnyPublisher()
      // The first attempt begins when the other publisher has been subscribed to.
      return handler(errors.eraseToAnyPublisher()).map { _ in attempt }.append(end)
        .merge(with: Just(attempt).setFailureType(to: Failure.self)).switchToLatest()
        .prefix { $0 != nil }.compactMap { $0 }
    }
  }

  /// Subscribes to the upstream again whenever the publisher that `handler` returns, which never
  /// fails, sends a value.
  public func retry<Trigger: Publisher>(
    when handler: @escaping @Sendable (_ errors: AnyPublisher<Failure, Never>) -> Trigger
  ) -> some Publisher<Output, Failure> where Trigger.Failure == Never {
    retry { handler($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher {
  /// Continues with the upstream itself when that fails, up to `retries` times.
  ///
  /// - Parameters:
  ///   - attempt: The number of the attempt that may fail, counted from one.
  ///   - successor: Returns what follows the failure of an attempt, with the publisher of the next
  ///     one, or `nil` if that shall not begin.
  @inlinable
  func retrying(
    _ retries: Int, attempt: Int = 1,
    _ successor:
      @escaping @Sendable (_ attempt: Int, Failure, AnyPublisher<Output, Failure>)
      -> AnyPublisher<Output, Failure>?
  ) -> AnyPublisher<Output, Failure> {
    precondition(retries >= 0, "retry(\(retries)): the count must not be negative.")
    let attempts = self.catch { error in
      guard attempt <= retries,
        let next = successor(attempt, error, retrying(retries, attempt: attempt + 1, successor))
      else { return AnyPublisher<Output, Failure>(Fail(error: error)) }
      return next
    }
    return AnyPublisher(attempts)
  }
}
