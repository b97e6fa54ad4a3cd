extension Publisher {
  /// Publishes the time that has passed between one value and the next.
  ///
  ///     upstream:                       --a---b-c-|
  ///     measureInterval(using: clock):  --2---4-2-|
  ///
  /// With the first value, the time since the subscription.
  public func measureInterval(using scheduler: some Scheduler) -> some Publisher<Duration, Failure>
  {
    MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

private struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = Duration
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let scheduler: Context

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(MeasureIntervalSubscriber(scheduler: scheduler, downstream: subscriber))
  }
}

private struct MeasureIntervalSubscriber<
  Input: Sendable, Context: Scheduler, Downstream: Subscriber
>: Subscriber where Downstream.Input == Duration {
  typealias Failure = Downstream.Failure

  let scheduler: Context
  var last: Instant
  var downstream: Downstream

  init(scheduler: Context, downstream: consuming Downstream) {
    self.scheduler = scheduler
    last = scheduler.now
    self.downstream = downstream
  }

  mutating func receive(_ input: Input) -> Demand {
    let now = scheduler.now
    defer { last = now }
    return downstream.receive(last.duration(to: now))
  }

  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
