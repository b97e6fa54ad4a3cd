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
  public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
    Retry(upstream: self, retries: retries, delay: nil, schedule: nil)
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
    Retry(upstream: self, retries: retries, delay: backoff.delay) { delay, job in
      scheduler.schedule(after: delay, job)
    }
  }
}

private struct Retry<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  /// Runs a closure after a delay.
  typealias Schedule = @Sendable (Duration, @escaping @Sendable () -> Void) -> AnyCancellable

  let upstream: Upstream
  let retries: Int
  let delay: (@Sendable (_ attempt: Int, _ error: Failure) -> Duration?)?
  let schedule: Schedule?

  init(
    upstream: Upstream, retries: Int,
    delay: (@Sendable (_ attempt: Int, _ error: Failure) -> Duration?)?, schedule: Schedule?
  ) {
    precondition(retries >= 0, "retry(\(retries)): the count must not be negative.")
    self.upstream = upstream
    self.retries = retries
    self.delay = delay
    self.schedule = schedule
  }

  var sendsEndlessly: Bool { upstream.sendsEndlessly }

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let subscription = SerialSubscription()
    let attempt = RetrySubscriber(
      retry: self, remaining: retries, subscription: subscription, downstream: subscriber)
    subscription.replace(with: attempt.subscribe)
    return AnyCancellable(subscription)
  }
}

/// One attempt, which starts the next one.
private struct RetrySubscriber<
  Upstream: Publisher, Downstream: Subscriber<Upstream.Output, Upstream.Failure>
>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let retry: Retry<Upstream>
  var remaining: Int
  let subscription: SerialSubscription
  var downstream: Downstream

  mutating func receive(_ input: Input) -> Demand {
    subscription.isActive ? downstream.receive(input) : .stop
  }

  mutating func receive(completion: Completion<Failure>) {
    guard case .failure(let error) = completion, remaining > 0 else {
      return downstream.receive(completion: completion)
    }
    remaining -= 1
    let next = self
    guard let delay = retry.delay, let schedule = retry.schedule else {
      return subscription.replace(with: next.subscribe)
    }
    guard let pause = delay(retry.retries - remaining, error) else {
      return downstream.receive(completion: completion)
    }
    subscription.replace {
      schedule(pause) { next.subscription.replace(with: next.subscribe) }
    }
  }

  @Sendable func subscribe() -> AnyCancellable {
    retry.upstream.subscribe(self)
  }
}
