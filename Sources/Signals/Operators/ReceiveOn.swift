extension Publisher {
  /// Delivers events on `scheduler`, as soon as it runs its next job.
  ///
  ///     upstream:                --a--bc-|
  ///     receive(on: scheduler):  --a--bc-|
  ///
  /// Values and completion keep their order. Those that are pending when the job runs are
  /// delivered together, up to a limit; another job delivers the rest. So a fast publisher leaves
  /// other jobs their turn. Nothing is delivered after the subscription is cancelled. Values are
  /// buffered without a limit; use ``Publisher/buffer(_:on:)`` to set one.
  ///
  /// On ``Scheduler/system``, every subscription has a serial queue of its own, so that a slow
  /// subscriber does not delay the timers of others.
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

  var sendsEndlessly: Bool { upstream.sendsEndlessly }

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let queue = ReceiveOnQueue<Output, Failure, Context>(policy, separate(scheduler))
    let sender = EventSender(ReceiveOnHandler(queue: queue, downstream: subscriber))
    let serializer = sender.serializer
    serializer.withSlots { slots in for _ in 0..<3 { _ = slots.take() } }
    let subscriber = ReceiveOnSubscriber(queue: queue, sender: sender)
    serializer.retain(upstream.subscribe(subscriber), in: 0)
    return AnyCancellable(serializer)
  }

  /// Returns a scheduler whose jobs do not delay others, if `scheduler` is shared by all.
  func separate(_ scheduler: Context) -> Context {
    guard let system = scheduler as? SystemScheduler, system === SystemScheduler.shared,
      let separate = SystemScheduler() as? Context
    else { return scheduler }
    return separate
  }
}

/// The pending events. The buffer is outside the serializer's gate, so that it also counts the
/// values that arrive while the downstream is busy.
private final class ReceiveOnQueue<Element: Sendable, Failure: Error, Context: Scheduler>: Sendable
{
  private let events: Lock<EventBuffer<Element, Failure>>
  private let scheduler: Context

  init(_ policy: BufferingPolicy, _ scheduler: Context) {
    events = Lock(EventBuffer(policy))
    self.scheduler = scheduler
  }

  /// Appends a value. Returns whether to schedule a delivery.
  func append(_ value: Element) -> Bool {
    // A dropped value is released outside the lock, because that may run code that sends.
    events.withLock { $0.append(value) }.needsConsumer
  }

  func append(completion: Completion<Failure>) -> Bool {
    events.withLock { $0.append(completion: completion) }
  }

  func next() -> Event<Element, Failure>? {
    events.withLock { $0.next() }
  }

  /// Schedules a job in which `sender` delivers pending events.
  ///
  /// - Parameter slot: The slot in which the serializer retains the job. The upstream and the
  ///   handler use different ones, because each replaces only jobs that have run.
  func scheduleDelivery(by sender: EventSender<some EventHandler>, in slot: Int) {
    let job = scheduler.schedule(after: .zero) { _ = sender.send(.timer) }
    sender.serializer.retain(job, in: slot)
  }
}

/// The number of events that are delivered in one job or task, before others have their turn.
let deliveriesPerTurn = 256

/// Delivers pending events when the scheduler runs its job.
private struct ReceiveOnHandler<Downstream: Subscriber, Context: Scheduler>: EventHandler {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let queue: ReceiveOnQueue<Input, Failure, Context>
  var downstream: Downstream

  init(queue: ReceiveOnQueue<Input, Failure, Context>, downstream: consuming Downstream) {
    self.queue = queue
    self.downstream = downstream
  }

  mutating func handle(
    _: SerializedEvent<Input, Failure>, from sender: EventSender<Self>
  ) -> Demand {
    for _ in 0..<deliveriesPerTurn where sender.serializer.isActive {
      guard let event = queue.next() else { return .more }
      if downstream.receive(event) == .stop { return .stop }
    }
    queue.scheduleDelivery(by: sender, in: 2)
    return .more
  }
}

private struct ReceiveOnSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let queue: ReceiveOnQueue<Input, Failure, Context>
  let sender: EventSender<ReceiveOnHandler<Downstream, Context>>

  func receive(_ input: Input) -> Demand {
    if queue.append(input) { queue.scheduleDelivery(by: sender, in: 1) }
    return sender.serializer.isActive ? .more : .stop
  }

  func receive(completion: Completion<Failure>) {
    if queue.append(completion: completion) { queue.scheduleDelivery(by: sender, in: 1) }
  }
}
