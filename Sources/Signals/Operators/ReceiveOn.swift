extension Publisher {
  /// Delivers on `scheduler`, at its next opportunity.
  ///
  ///     upstream:               --a--bc-|
  ///     receive(on: scheduler):  --a--bc-|
  ///
  /// Values and completion keep their order; what has come together by the next opportunity is
  /// delivered together. Nothing is delivered after cancelling.
  public func receive(on scheduler: some Scheduler) -> some Publisher<Output, Failure> {
    ReceiveOn(upstream: self, scheduler: scheduler)
  }
}

private struct ReceiveOn<Upstream: Publisher, Time: Scheduler>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let scheduler: Time

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let joint = Joint(ReceiveOnCombiner(scheduler: scheduler, downstream: subscriber))
    joint.own(upstream.subscribe(TimedInlet(joint)))
    return AnyCancellable(joint)
  }
}

private struct ReceiveOnCombiner<Time: Scheduler, Downstream: Subscriber>: TimedCombiner {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  typealias Event = TimedEvent<Input, Failure>

  let scheduler: Time
  var downstream: Downstream
  var waiting: [Signals.Event<Input, Failure>] = []
  var job: AnyCancellable?

  init(scheduler: Time, downstream: consuming Downstream) {
    self.scheduler = scheduler
    self.downstream = downstream
  }

  mutating func receive(_ event: Event, at joint: Joint<Self>) -> Flow {
    switch event {
    case .upstream(let event):
      waiting.append(event)
      if waiting.count == 1 {
        job = scheduler.schedule(after: .zero) { _ = joint.receive(.due) }
      }
      return .more
    case .due:
      return deliver()
    }
  }

  private mutating func deliver() -> Flow {
    let events = waiting
    waiting = []
    for event in events {
      switch event {
      case .value(let value):
        if downstream.receive(value) == .stop { return .stop }
      case .completion(let completion):
        downstream.receive(completion: completion)
        return .stop
      }
    }
    return .more
  }
}
