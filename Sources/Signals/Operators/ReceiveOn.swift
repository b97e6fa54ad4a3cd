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
  @inlinable
  public func receive(on scheduler: some Scheduler) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, ReceiveOn(policy: .unbounded, context: .scheduler(scheduler)))
  }

  /// Delivers events on the main actor.
  ///
  ///     let labels = prices.receive(on: MainActor.shared)
  ///       .map { price in MainActor.assumeIsolated { formatter.string(from: price) } }
  ///
  /// Events are delivered as by ``Publisher/sink(on:receiveCompletion:receiveValue:)``: in order,
  /// at once if they are sent on the main actor, and later if they are sent elsewhere. At the end
  /// of a chain, `sink(on: MainActor.shared)` needs no `assumeIsolated`.
  @inlinable
  public func receive(on actor: MainActor) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, ReceiveOn(policy: .unbounded, context: .mainActor))
  }
}

/// Keeps events until a job delivers them.
@usableFromInline
struct ReceiveOn<Input: Sendable, Failure: Error>: Operator {
  @usableFromInline let policy: BufferingPolicy
  @usableFromInline let context: DeliveryContext

  @inlinable
  init(policy: BufferingPolicy, context: DeliveryContext) {
    self.policy = policy
    self.context = context
  }

  @inlinable
  consuming func subscribe<S: Subscriber<Input, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    let pending = PendingEvents<Input, Failure>(policy, context.makeSchedule())
    let sender = EventSender(ReceiveOnHandler(pending: pending, downstream: subscriber))
    let serializer = sender.serializer
    pending.reserveSlots(of: serializer)
    serializer.retain(upstream.subscribe(ReceiveOnSubscriber(pending: pending, sender: sender)))
    return AnyCancellable(serializer)
  }
}

/// Where the events of a subscription are delivered.
@usableFromInline
struct DeliveryContext: Sendable {
  /// Runs a job soon or, if it continues another one, after other jobs had their turn.
  @usableFromInline typealias Schedule =
    @Sendable (_ isContinuation: Bool, _ job: @escaping @Sendable () -> Void) -> AnyCancellable?

  /// Returns what runs the jobs of one subscription.
  @usableFromInline let makeSchedule: @Sendable () -> Schedule

  @usableFromInline
  static func scheduler(_ scheduler: some Scheduler) -> DeliveryContext {
    DeliveryContext {
      let separated = scheduler.separated
      return { _, job in separated.schedule(after: .zero, job) }
    }
  }

  /// Runs jobs at once if the caller is on the main actor.
  @usableFromInline static let mainActor = DeliveryContext {
    { isContinuation, job in
      if !isContinuation, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        Task.immediate { @MainActor in job() }
      } else {
        Task { @MainActor in job() }
      }
      return nil
    }
  }
}

/// The events that wait. The buffer is outside the serializer's gate, so that it also counts the
/// values that arrive while the downstream is busy.
@usableFromInline
final class PendingEvents<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline let events: Lock<EventBuffer<Element, Failure>>
  @usableFromInline let schedule: DeliveryContext.Schedule

  @inlinable
  init(_ policy: BufferingPolicy, _ schedule: @escaping DeliveryContext.Schedule) {
    events = Lock(EventBuffer(policy))
    self.schedule = schedule
  }

  /// Appends a value. Returns whether to schedule a delivery.
  @inlinable
  func append(_ value: Element) -> Bool {
    // A dropped value is released outside the lock, because that may run code that sends.
    events.withLock { $0.append(value) }.needsConsumer
  }

  /// Appends the completion. Returns whether to schedule a delivery.
  @inlinable
  func append(completion: Completion<Failure>) -> Bool {
    events.withLock { $0.append(completion: completion) }
  }

  @inlinable
  func next() -> Event<Element, Failure>? {
    events.withLock { $0.next() }
  }

  /// Takes the slots of the jobs: 0 for those of the upstream, and 1 for those that continue
  /// others. So each replaces only jobs that have run.
  @inlinable
  func reserveSlots(of serializer: EventSerializer<some EventHandler>) {
    serializer.withSlots { slots in for _ in 0...1 { _ = slots.take() } }
  }

  /// Schedules a job in which `sender` delivers pending events.
  @inlinable
  func scheduleDelivery(by sender: EventSender<some EventHandler>, isContinuation: Bool = false) {
    let job = schedule(isContinuation) { _ = sender.send(.timer) }
    if let job { sender.serializer.retain(job, in: isContinuation ? 1 : 0) }
  }
}

/// Delivers pending events when a job runs, at most 256, so that others have their turn.
@usableFromInline
struct ReceiveOnHandler<Downstream: Subscriber>: EventHandler {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let pending: PendingEvents<Input, Failure>
  @usableFromInline var downstream: Downstream

  @inlinable
  init(pending: PendingEvents<Input, Failure>, downstream: consuming Downstream) {
    self.pending = pending
    self.downstream = downstream
  }

  @inlinable
  mutating func handle(
    _: SerializedEvent<Input, Failure>, from sender: EventSender<Self>
  ) -> Demand {
    for _ in 0..<256 where sender.serializer.isActive {
      guard let event = pending.next() else { return .more }
      if downstream.receive(event) == .stop { return .stop }
    }
    pending.scheduleDelivery(by: sender, isContinuation: true)
    return .more
  }
}

@usableFromInline
struct ReceiveOnSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let pending: PendingEvents<Input, Failure>
  @usableFromInline let sender: EventSender<ReceiveOnHandler<Downstream>>

  @inlinable
  init(
    pending: PendingEvents<Input, Failure>, sender: EventSender<ReceiveOnHandler<Downstream>>
  ) {
    self.pending = pending
    self.sender = sender
  }

  @inlinable
  func receive(_ input: Input) -> Demand {
    guard sender.serializer.isActive else { return .stop }
    if pending.append(input) { pending.scheduleDelivery(by: sender) }
    return .more
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    if pending.append(completion: completion) { pending.scheduleDelivery(by: sender) }
  }
}
