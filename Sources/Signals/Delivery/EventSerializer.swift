/// Runs the events of several sources one at a time through one handler.
///
///     upstream 0 ── subscriber ──╮
///     upstream 1 ── subscriber ──┤ serializer: gate, handler ── downstream
///     timer      ────────────────╯
///
/// Operators on several upstreams, and operators that need a timer, have one serializer for each
/// subscription. An event that arrives while another is being handled, on any thread, waits in the
/// gate's queue. The serializer retains the upstream subscriptions, timers and tasks that feed it,
/// and cancels them when the handler answers ``Demand/stop`` or the subscription is cancelled.
/// Events come from an ``EventSender``.
@usableFromInline
final class EventSerializer<Handler: EventHandler>: DrainGate, JobRunner, @unchecked Sendable {
  // @unchecked: only the thread inside the gate touches the handler and the batch, and
  // only the thread that has locked the queue touches the pending jobs.

  /// An event and its sender or, when the subscription was cancelled, `nil`.
  @usableFromInline typealias Job = (event: Handler.Event, sender: EventSender<Handler>)?

  @exclusivity(unchecked) @usableFromInline var handler: Handler?
  @usableFromInline var batch = Queue<PostedJob<Job>>()
  @usableFromInline var pending = Queue<PostedJob<Job>>()
  /// Locked with the queue: what the serializer retains.
  @exclusivity(unchecked) @usableFromInline var slots = SubscriptionSlots()

  @inlinable
  init(_ handler: consuming Handler) {
    self.handler = handler
  }

  @inlinable
  func run(_ job: consuming Job) {
    guard let job else { return handler = nil }
    // Jobs may wait longer than the subscription lasts. Whoever enters finds no handler then.
    if isActive { _ = process(job.event, from: job.sender) }
  }

  @inlinable @inline(__always)
  func process(_ event: Handler.Event, from sender: EventSender<Handler>) -> Demand {
    let demand = handler?.handle(event, from: sender) ?? .stop
    if demand == .stop { finish() }
    return demand
  }

  /// Retains `cancellable` until the end. If the end has come already, cancels it.
  @inlinable
  func retain(_ cancellable: AnyCancellable) {
    withSlots { $0.retain(cancellable, in: $0.take()) }?.cancel()
  }

  /// Retains `cancellable` until the end or until another one takes its slot.
  @inlinable
  func retain(_ cancellable: AnyCancellable, in slot: Int) {
    withSlots { $0.retain(cancellable, in: slot) }?.cancel()
  }

  /// Runs `body`, which runs no foreign code, with exclusive access to the slots.
  @inlinable @inline(__always)
  func withSlots<Result>(_ body: (inout SubscriptionSlots) -> Result) -> Result {
    lockQueue()
    defer { unlockQueue() }
    return body(&slots)
  }

  override func releaseResources() {
    if enter() {
      handler = nil
      leave()
    } else {
      post(nil)
    }
    cancelAll()
  }

  @usableFromInline
  func finish() {
    deactivate()
    handler = nil
    cancelAll()
  }

  /// Cancels the upstream subscriptions, timers and tasks.
  @usableFromInline @inline(never)
  func cancelAll() {
    let (slots, latest) = withSlots { $0.cancel() }
    latest?.cancel()
    for slot in slots { slot.cancellable?.cancel() }
  }
}

/// The part of an operator that an ``EventSerializer`` protects: a value that holds the
/// downstream.
@usableFromInline
protocol EventHandler: Sendable {
  associatedtype Input: Sendable
  associatedtype Failure: Error
  associatedtype Downstream: Subscriber

  var downstream: Downstream { get set }

  /// Handles one event and sends what follows from it.
  ///
  /// - Parameter sender: The sender of the event, to be called back by a timer.
  /// - Returns: ``Demand/stop`` if the subscription ends with this event.
  mutating func handle(_ event: Event, from sender: EventSender<Self>) -> Demand
}

extension EventHandler {
  @usableFromInline typealias Event = SerializedEvent<Input, Failure>
}

/// An event of one of the upstreams, which are numbered, or of the timer.
@usableFromInline
enum SerializedEvent<Input: Sendable, Failure: Error>: Sendable {
  case value(Input, upstream: Int)
  case completion(Completion<Failure>, upstream: Int)
  case timer
}
