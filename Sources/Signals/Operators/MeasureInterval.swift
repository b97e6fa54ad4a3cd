extension Publisher {
  /// Publishes the time between each value and the previous one.
  ///
  ///     upstream:                       --a---b-c-|
  ///     measureInterval(using: clock):  --2---4-2-|
  ///
  /// The first value is measured from the subscription.
  public func measureInterval(
    using scheduler: some Scheduler
  ) -> some Publisher<Duration, Failure> {
    OperatorPublisher(self, MeasureInterval(scheduler: scheduler))
  }
}

private struct MeasureInterval<Input: Sendable, Failure: Error, Context: Scheduler>: SimpleStage {
  typealias Output = Duration

  let scheduler: Context
  var previous: Instant

  init(scheduler: Context) {
    self.scheduler = scheduler
    previous = scheduler.now
  }

  mutating func start(_ downstream: inout some Subscriber<Duration, Failure>) -> Demand {
    previous = scheduler.now
    return .more
  }

  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Duration, Failure>
  ) -> Demand {
    let now = scheduler.now
    defer { previous = now }
    return downstream.receive(previous.duration(to: now))
  }
}
