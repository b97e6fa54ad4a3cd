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
@usableFromInline
final class EventSerializer<Handler: EventHandler>: DrainGate, @unchecked Sendable {
  // @unchecked: only the thread inside the gate touches the handler.

  @exclusivity(unchecked) @usableFromInline var handler: Handler?
  private let cancellables = Lock([AnyCancellable?]())

  @inlinable
  init(_ handler: consuming Handler) {
    self.handler = handler
  }

  /// Passes `event` to the handler, at once or after the event that is being handled.
  @inlinable @inline(__always)
  func dispatch(
    _ event: @autoclosure () -> SerializedEvent<Handler.Input, Handler.Failure>
  ) -> Demand {
    // The autoclosure forms the event in each branch, so that the usual one keeps it in registers.
    guard enter() else { return enqueue(event()) }
    let demand = process(event())
    leave()
    return demand
  }

  @usableFromInline @inline(never)
  func enqueue(_ event: SerializedEvent<Handler.Input, Handler.Failure>) -> Demand {
    post { _ = self.process(event) }
    return isActive ? .more : .stop
  }

  @inlinable @inline(__always)
  func process(_ event: SerializedEvent<Handler.Input, Handler.Failure>) -> Demand {
    guard isActive else { return .stop }
    let demand = handler?.handle(event, in: self) ?? .stop
    if demand == .stop { finish() }
    return demand
  }

  /// Retains `cancellable` until the end. If the end has come already, cancels it.
  @usableFromInline
  func retain(_ cancellable: AnyCancellable) {
    let isLate = cancellables.withLock { cancellables in
      if isActive { cancellables.append(cancellable) }
      return !isActive
    }
    if isLate { cancellable.cancel() }
  }

  /// Retains `cancellable` until the end or until another one takes its slot.
  @usableFromInline
  func retain(_ cancellable: AnyCancellable, in slot: Int) {
    let old = cancellables.withLock { cancellables in
      guard isActive else { return cancellable as AnyCancellable? }
      while cancellables.count <= slot { cancellables.append(nil) }
      defer { cancellables[slot] = cancellable }
      return cancellables[slot]
    }
    old?.cancel()
  }

  @usableFromInline
  override func releaseResources() {
    if enter() {
      handler = nil
      leave()
    } else {
      post { self.handler = nil }
    }
    cancelAll()
  }

  @usableFromInline
  func finish() {
    deactivate()
    handler = nil
    cancelAll()
  }

  private func cancelAll() {
    let cancellables = cancellables.withLock { cancellables in
      defer { cancellables = [] }
      return cancellables
    }
    for cancellable in cancellables { cancellable?.cancel() }
  }
}

/// The part of an operator that an ``EventSerializer`` protects: a value that holds the
/// downstream.
@usableFromInline
protocol EventHandler: Sendable {
  associatedtype Input: Sendable
  associatedtype Failure: Error

  /// Handles one event and sends what follows from it.
  ///
  /// - Parameter serializer: The serializer that calls this, to be called back by a timer.
  /// - Returns: ``Demand/stop`` if the subscription ends with this event.
  mutating func handle(
    _ event: SerializedEvent<Input, Failure>, in serializer: EventSerializer<Self>
  ) -> Demand
}

/// An event of one of the upstreams, which are numbered, or of the timer.
@usableFromInline
enum SerializedEvent<Input: Sendable, Failure: Error>: Sendable {
  case value(Input, upstream: Int)
  case completion(Completion<Failure>, upstream: Int)
  case timer
}

/// Passes the events of one upstream to a serializer.
@usableFromInline
struct UpstreamSubscriber<Handler: EventHandler>: Subscriber {
  @usableFromInline let serializer: EventSerializer<Handler>
  @usableFromInline let index: Int

  @inlinable
  init(_ serializer: EventSerializer<Handler>, index: Int = 0) {
    self.serializer = serializer
    self.index = index
  }

  @inlinable @inline(__always)
  func receive(_ input: Handler.Input) -> Demand {
    serializer.dispatch(.value(input, upstream: index))
  }

  @inlinable
  func receive(completion: Completion<Handler.Failure>) {
    _ = serializer.dispatch(.completion(completion, upstream: index))
  }
}
