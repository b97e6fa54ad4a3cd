extension Publisher {
  /// Delivers events on `scheduler`, as soon as it runs its next job.
  ///
  ///     upstream:                --a--bc-|
  ///     receive(on: scheduler):  --a--bc-|
  ///
  /// Values and completion keep their order; all that are pending when the job runs are delivered
  /// together. Nothing is delivered after the subscription is cancelled. Values are buffered
  /// without a limit; use ``Publisher/buffer(_:on:)`` to set one.
  public func receive(on scheduler: some Scheduler) -> some Publisher<Output, Failure> {
    ReceiveOn(upstream: self, policy: .unbounded, scheduler: scheduler)
  }
}

struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let policy: BufferingPolicy
  let scheduler: Context

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let buffer = ReceiveOnBuffer<Output, Failure>(policy)
    let serializer = EventSerializer(ReceiveOnHandler(buffer: buffer, downstream: subscriber))
    let subscriber = ReceiveOnSubscriber(
      buffer: buffer, serializer: serializer, scheduler: scheduler)
    serializer.retain(upstream.subscribe(subscriber), in: 0)
    return AnyCancellable(serializer)
  }
}

/// The pending events. The buffer is outside the serializer's gate, so that it also counts the
/// values that arrive while the downstream is busy.
private final class ReceiveOnBuffer<Element: Sendable, Failure: Error>: Sendable {
  let events: Lock<EventBuffer<Element, Failure>>

  init(_ policy: BufferingPolicy) {
    events = Lock(EventBuffer(policy))
  }
}

/// Delivers all pending events when the scheduler runs its job.
private struct ReceiveOnHandler<Downstream: Subscriber>: EventHandler {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let buffer: ReceiveOnBuffer<Input, Failure>
  var downstream: Downstream

  init(buffer: ReceiveOnBuffer<Input, Failure>, downstream: consuming Downstream) {
    self.buffer = buffer
    self.downstream = downstream
  }

  mutating func handle(
    _: SerializedEvent<Input, Failure>, in serializer: EventSerializer<Self>
  ) -> Demand {
    while serializer.isActive, let event = buffer.events.withLock({ $0.next() }) {
      if downstream.receive(event) == .stop { return .stop }
    }
    return .more
  }
}

private struct ReceiveOnSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let buffer: ReceiveOnBuffer<Input, Failure>
  let serializer: EventSerializer<ReceiveOnHandler<Downstream>>
  let scheduler: Context

  func receive(_ input: Input) -> Demand {
    if buffer.events.withLock({ $0.append(input) }) { scheduleDelivery() }
    return serializer.isActive ? .more : .stop
  }

  func receive(completion: Completion<Failure>) {
    if buffer.events.withLock({ $0.append(completion: completion) }) { scheduleDelivery() }
  }

  private func scheduleDelivery() {
    let job = scheduler.schedule(after: .zero) { [serializer] in _ = serializer.dispatch(.timer) }
    serializer.retain(job, in: 1)
  }
}
