/// One event of a stream, as a value.
@usableFromInline
enum Event<Input: Sendable, Failure: Error>: Sendable {
  case value(Input)
  case completion(Completion<Failure>)
}

extension Subscriber {
  /// Receives an event; the answer to a completion is ``Demand/stop``.
  @inlinable @inline(__always)
  mutating func receive(_ event: Event<Input, Failure>) -> Demand {
    switch event {
    case .value(let value):
      return receive(value)
    case .completion(let completion):
      receive(completion: completion)
      return .stop
    }
  }
}

/// What a ``EventSerializer`` does with the events it takes in: a value that holds the subscriber after it.
@usableFromInline
protocol Combiner: Sendable {
  associatedtype Event: Sendable

  /// Takes one event and sends on what comes of it; ``Demand/stop`` if that was the end. Called one
  /// event at a time. `serializer` is there to schedule or to subscribe on behalf of.
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand
}

/// Where several streams meet, or a stream meets time: takes their events one at a time.
///
///     upstream ── subscriber ──╮
///     upstream ── subscriber ──┤ serializer: gate, combiner ── downstream
///     timer    ───────────╯
///
/// Owns what feeds it: subscriptions, timers, tasks; all are cancelled with it, and at the end.
@usableFromInline
final class EventSerializer<Core: Combiner>: DrainGate, @unchecked Sendable {
  // @unchecked: the combiner belongs to whoever is inside the gate.

  @exclusivity(unchecked) @usableFromInline var combiner: Core?
  @usableFromInline let cancellables = Lock([AnyCancellable?]())

  @inlinable
  init(_ combiner: consuming Core) {
    self.combiner = combiner
  }

  /// Hands `event` to the combiner; if another is with it, as soon as that is done.
  @inlinable @inline(__always)
  func dispatch(_ event: Core.Event) -> Demand {
    guard enter() else { return enqueue(event) }
    let demand = process(event)
    leave()
    return demand
  }

  @usableFromInline @inline(never)
  func enqueue(_ event: Core.Event) -> Demand {
    post { _ = self.process(event) }
    return isActive ? .more : .stop
  }

  @inlinable @inline(__always)
  func process(_ event: Core.Event) -> Demand {
    guard isActive else { return .stop }
    let demand = combiner?.receive(event, at: self) ?? .stop
    if demand == .stop { finish() }
    return demand
  }

  /// Keeps `cancellable` until the end; if that has come, cancels it.
  @inlinable
  func retain(_ cancellable: AnyCancellable) {
    let isLate = cancellables.withLock { cancellables in
      if isActive { cancellables.append(cancellable) }
      return !isActive
    }
    if isLate { cancellable.cancel() }
  }

  /// Keeps `cancellable` until the end or until it is replaced. Slots are few and count from zero.
  @usableFromInline
  func retain(_ cancellable: AnyCancellable?, in slot: Int) {
    let old = cancellables.withLock { cancellables in
      guard isActive else { return cancellable }
      while cancellables.count <= slot { cancellables.append(nil) }
      defer { cancellables[slot] = cancellable }
      return cancellables[slot]
    }
    old?.cancel()
  }

  @usableFromInline
  override func releaseResources() {
    if enter() {
      combiner = nil
      leave()
    } else {
      post { self.combiner = nil }
    }
    cancelAll()
  }

  @usableFromInline
  func finish() {
    deactivate()
    combiner = nil
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

/// A combiner of streams that all mean the same to it.
@usableFromInline
protocol StreamCombiner: Combiner where Event == Signals.Event<Input, Failure> {
  associatedtype Input: Sendable
  associatedtype Failure: Error
}

/// A stream's way into such a combiner's serializer.
@usableFromInline
struct UpstreamSubscriber<Core: StreamCombiner>: Subscriber {
  @usableFromInline let serializer: EventSerializer<Core>

  @inlinable
  init(_ serializer: EventSerializer<Core>) {
    self.serializer = serializer
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Core.Input) -> Demand {
    serializer.dispatch(.value(input))
  }

  @inlinable
  mutating func receive(completion: Completion<Core.Failure>) {
    _ = serializer.dispatch(.completion(completion))
  }
}
