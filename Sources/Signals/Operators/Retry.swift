extension Publisher {
  /// Subscribes to the upstream again when it fails, up to `retries` times.
  ///
  ///     upstream:   --a-#
  ///     again:          --a--b-|
  ///     retry(1):   --a---a--b-|
  ///
  /// Publishes the values of every attempt. When no attempt is left, the failure passes on.
  ///
  /// - Precondition: `retries` is not negative.
  public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
    Retry(upstream: self, retries: retries, pause: nil)
  }

  /// Subscribes to the upstream again `delay` after it has failed, up to `retries` times.
  ///
  ///     upstream:                       --a-#
  ///     again:                                --a--b-|
  ///     retry(1, after: 2, on: clock):  --a-----a--b-|
  ///
  /// As ``Publisher/retry(_:)``.
  public func retry(
    _ retries: Int, after delay: Duration, on scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    Retry(upstream: self, retries: retries) { scheduler.schedule(after: delay, $0) }
  }
}

private struct Retry<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  typealias Pause = @Sendable (@escaping @Sendable () -> Void) -> AnyCancellable

  let upstream: Upstream
  let retries: Int
  let pause: Pause?

  init(upstream: Upstream, retries: Int, pause: Pause?) {
    precondition(retries >= 0, "retry(\(retries)): the count must not be negative.")
    self.upstream = upstream
    self.retries = retries
    self.pause = pause
  }

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serial = SerialSubscription()
    let attempt = RetrySubscriber(
      retry: self, remaining: retries, serial: serial, downstream: subscriber)
    serial.replace(with: attempt.subscribe)
    return AnyCancellable(serial)
  }
}

private struct RetrySubscriber<
  Upstream: Publisher, Downstream: Subscriber<Upstream.Output, Upstream.Failure>
>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let retry: Retry<Upstream>
  var remaining: Int
  let serial: SerialSubscription
  var downstream: Downstream

  mutating func receive(_ input: Input) -> Demand {
    serial.isActive ? downstream.receive(input) : .stop
  }

  mutating func receive(completion: Completion<Failure>) {
    guard case .failure = completion, remaining > 0 else {
      return downstream.receive(completion: completion)
    }
    remaining -= 1
    let next = self
    guard let pause = retry.pause else { return serial.replace(with: next.subscribe) }
    serial.replace {
      pause { next.serial.replace(with: next.subscribe) }
    }
  }

  @Sendable func subscribe() -> AnyCancellable {
    retry.upstream.subscribe(self)
  }
}
