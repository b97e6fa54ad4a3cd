extension Publisher {
  /// Delivers on `scheduler`, at its next opportunity.
  ///
  ///     upstream:                --a--bc-|
  ///     receive(on: scheduler):  --a--bc-|
  ///
  /// Values and completion keep their order; what has come together by the next opportunity is
  /// delivered together. Nothing is delivered after cancelling. Values wait without bound: see
  /// ``Publisher/buffer(_:on:)``.
  public func receive(on scheduler: some Scheduler) -> some Publisher<Output, Failure> {
    ReceiveOn(upstream: self, buffering: .unbounded, scheduler: scheduler)
  }
}

struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let buffering: BufferingPolicy
  let scheduler: Context

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let backlog = ReceiveOnBacklog<Output, Failure>(buffering)
    let joint = Joint(ReceiveOnCombiner(backlog: backlog, downstream: subscriber))
    let inlet = ReceiveOnInlet(backlog: backlog, joint: joint, scheduler: scheduler)
    joint.own(upstream.subscribe(inlet), in: 0)
    return AnyCancellable(joint)
  }
}

/// Outside the joint's gate: the bound counts all that waits, also while the downstream is busy.
private final class ReceiveOnBacklog<Element: Sendable, Failure: Error>: Sendable {
  let state: Lock<Backlog<Element, Failure>>

  init(_ buffering: BufferingPolicy) {
    state = Lock(Backlog(buffering))
  }
}

/// Delivers all that waits, when it is called.
private struct ReceiveOnCombiner<Downstream: Subscriber>: Combiner {
  struct Call: Sendable {}

  let backlog: ReceiveOnBacklog<Downstream.Input, Downstream.Failure>
  var downstream: Downstream

  init(
    backlog: ReceiveOnBacklog<Downstream.Input, Downstream.Failure>,
    downstream: consuming Downstream
  ) {
    self.backlog = backlog
    self.downstream = downstream
  }

  mutating func receive(_ event: Call, at joint: Joint<Self>) -> Demand {
    while joint.isLive, let event = backlog.state.withLock({ $0.next() }) {
      if downstream.take(event) == .stop { return .stop }
    }
    return .more
  }
}

private struct ReceiveOnInlet<Downstream: Subscriber, Context: Scheduler>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let backlog: ReceiveOnBacklog<Input, Failure>
  let joint: Joint<ReceiveOnCombiner<Downstream>>
  let scheduler: Context

  func receive(_ input: Input) -> Demand {
    if backlog.state.withLock({ $0.append(input) }) { call() }
    return joint.isLive ? .more : .stop
  }

  func receive(completion: Completion<Failure>) {
    if backlog.state.withLock({ $0.end(completion) }) { call() }
  }

  private func call() {
    let job = scheduler.schedule(after: .zero) { [joint] in _ = joint.receive(.init()) }
    joint.own(job, in: 1)
  }
}
