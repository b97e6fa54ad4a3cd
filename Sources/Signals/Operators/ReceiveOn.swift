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
    let buffer = ReceiveOnBuffer<Output, Failure>(buffering)
    let serializer = EventSerializer(ReceiveOnCombiner(buffer: buffer, downstream: subscriber))
    let subscriber = ReceiveOnSubscriber(
      buffer: buffer, serializer: serializer, scheduler: scheduler)
    serializer.retain(upstream.subscribe(subscriber), in: 0)
    return AnyCancellable(serializer)
  }
}

/// Outside the serializer's gate: the bound counts all that waits, also while the downstream is busy.
private final class ReceiveOnBuffer<Element: Sendable, Failure: Error>: Sendable {
  let state: Lock<EventBuffer<Element, Failure>>

  init(_ buffering: BufferingPolicy) {
    state = Lock(EventBuffer(buffering))
  }
}

/// Delivers all that waits, when it is called.
private struct ReceiveOnCombiner<Downstream: Subscriber>: Combiner {
  struct Drain: Sendable {}

  let buffer: ReceiveOnBuffer<Downstream.Input, Downstream.Failure>
  var downstream: Downstream

  init(
    buffer: ReceiveOnBuffer<Downstream.Input, Downstream.Failure>,
    downstream: consuming Downstream
  ) {
    self.buffer = buffer
    self.downstream = downstream
  }

  mutating func receive(_ event: Drain, at serializer: EventSerializer<Self>) -> Demand {
    while serializer.isActive, let event = buffer.state.withLock({ $0.next() }) {
      if downstream.receive(event) == .stop { return .stop }
    }
    return .more
  }
}

private struct ReceiveOnSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let buffer: ReceiveOnBuffer<Input, Failure>
  let serializer: EventSerializer<ReceiveOnCombiner<Downstream>>
  let scheduler: Context

  func receive(_ input: Input) -> Demand {
    if buffer.state.withLock({ $0.append(input) }) { scheduleDelivery() }
    return serializer.isActive ? .more : .stop
  }

  func receive(completion: Completion<Failure>) {
    if buffer.state.withLock({ $0.append(completion: completion) }) { scheduleDelivery() }
  }

  private func scheduleDelivery() {
    let job = scheduler.schedule(after: .zero) { [serializer] in _ = serializer.dispatch(.init()) }
    serializer.retain(job, in: 1)
  }
}
