extension Publisher {
  /// Publishes everything later.
  ///
  ///     upstream:                         --a-b---c|
  ///     delay(for: 3, scheduler: clock):  -----a-b---c|
  ///
  /// The completion too, whether it is the end or a failure. What waits does so without bound, and is
  /// dropped on cancelling.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - scheduler: Keeps the time, and delivers.
  public func delay(
    for interval: Duration, scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    Delay(upstream: self, interval: interval, scheduler: scheduler)
  }
}

private struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let interval: Duration
  let scheduler: Context

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serializer = EventSerializer(
      DelayCombiner(interval: interval, scheduler: scheduler, downstream: subscriber))
    serializer.retain(upstream.subscribe(TimedSubscriber(serializer)))
    return AnyCancellable(serializer)
  }
}

/// One timer, for the first of those that wait.
private struct DelayCombiner<Context: Scheduler, Downstream: Subscriber>: TimedCombiner {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  typealias Event = TimedEvent<Input, Failure>

  let interval: Duration
  let scheduler: Context
  var downstream: Downstream
  private var waiting = Queue<(due: Instant, event: Signals.Event<Input, Failure>)>()
  private var timer: AnyCancellable?

  init(interval: Duration, scheduler: Context, downstream: consuming Downstream) {
    self.interval = interval
    self.scheduler = scheduler
    self.downstream = downstream
  }

  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event {
    case .upstream(let event):
      waiting.append((due: scheduler.now.advanced(by: interval), event: event))
      if waiting.count == 1 { setTimer(interval, at: serializer) }
      return .more
    case .due:
      return deliver(at: serializer)
    }
  }

  private mutating func deliver(at serializer: EventSerializer<Self>) -> Demand {
    let now = scheduler.now
    while serializer.isActive, let first = waiting.first {
      guard first.due <= now else {
        setTimer(now.duration(to: first.due), at: serializer)
        return .more
      }
      _ = waiting.popFirst()
      guard downstream.receive(first.event) == .more else { return .stop }
    }
    return .more
  }

  private mutating func setTimer(_ delay: Duration, at serializer: EventSerializer<Self>) {
    timer = scheduler.schedule(after: delay) { _ = serializer.dispatch(.due) }
  }
}
