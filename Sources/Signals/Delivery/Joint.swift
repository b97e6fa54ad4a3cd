/// One event of a stream, as a value.
@usableFromInline
enum Event<Input: Sendable, Failure: Error>: Sendable {
  case value(Input)
  case completion(Completion<Failure>)
}

extension Subscriber {
  /// Receives an event; the answer to a completion is ``Demand/stop``.
  @inlinable @inline(__always)
  mutating func take(_ event: Event<Input, Failure>) -> Demand {
    switch event {
    case .value(let value):
      return receive(value)
    case .completion(let completion):
      receive(completion: completion)
      return .stop
    }
  }
}

/// What a ``Joint`` does with the events it takes in: a value that holds the subscriber after it.
@usableFromInline
protocol Combiner: Sendable {
  associatedtype Event: Sendable

  /// Takes one event and sends on what comes of it; ``Demand/stop`` if that was the end. Called one
  /// event at a time. `joint` is there to schedule or to subscribe on behalf of.
  mutating func receive(_ event: Event, at joint: Joint<Self>) -> Demand
}

/// Where several streams meet, or a stream meets time: takes their events one at a time.
///
///     upstream ── inlet ──╮
///     upstream ── inlet ──┤ joint: gate, combiner ── downstream
///     timer    ───────────╯
///
/// Owns what feeds it: subscriptions, timers, tasks; all are cancelled with it, and at the end.
@usableFromInline
final class Joint<Core: Combiner>: Gate, @unchecked Sendable {
  // @unchecked: the combiner belongs to whoever is inside the gate.

  @exclusivity(unchecked) @usableFromInline var combiner: Core?
  @usableFromInline let feeders = Lock([AnyCancellable?]())

  @inlinable
  init(_ combiner: consuming Core) {
    self.combiner = combiner
  }

  /// Hands `event` to the combiner; if another is with it, as soon as that is done.
  @inlinable @inline(__always)
  func receive(_ event: Core.Event) -> Demand {
    guard enter() else { return postpone(event) }
    let demand = handle(event)
    leave()
    return demand
  }

  @usableFromInline @inline(never)
  func postpone(_ event: Core.Event) -> Demand {
    post { _ = self.handle(event) }
    return isLive ? .more : .stop
  }

  @inlinable @inline(__always)
  func handle(_ event: Core.Event) -> Demand {
    guard isLive else { return .stop }
    let demand = combiner?.receive(event, at: self) ?? .stop
    if demand == .stop { end() }
    return demand
  }

  /// Keeps `feeder` until the end; if that has come, cancels it.
  @inlinable
  func own(_ feeder: AnyCancellable) {
    let isLate = feeders.withLock { feeders in
      if isLive { feeders.append(feeder) }
      return !isLive
    }
    if isLate { feeder.cancel() }
  }

  /// Keeps `feeder` until the end or until it is replaced. Slots are few and count from zero.
  @usableFromInline
  func own(_ feeder: AnyCancellable?, in slot: Int) {
    let old = feeders.withLock { feeders in
      guard isLive else { return feeder }
      while feeders.count <= slot { feeders.append(nil) }
      defer { feeders[slot] = feeder }
      return feeders[slot]
    }
    old?.cancel()
  }

  @usableFromInline
  override func release() {
    if enter() {
      combiner = nil
      leave()
    } else {
      post { self.combiner = nil }
    }
    cancelFeeders()
  }

  @usableFromInline
  func end() {
    close()
    combiner = nil
    cancelFeeders()
  }

  private func cancelFeeders() {
    let feeders = feeders.withLock { feeders in
      defer { feeders = [] }
      return feeders
    }
    for feeder in feeders { feeder?.cancel() }
  }
}

/// A combiner of streams that all mean the same to it.
@usableFromInline
protocol StreamCombiner: Combiner where Event == Signals.Event<Input, Failure> {
  associatedtype Input: Sendable
  associatedtype Failure: Error
}

/// A stream's way into such a combiner's joint.
@usableFromInline
struct Inlet<Core: StreamCombiner>: Subscriber {
  @usableFromInline let joint: Joint<Core>

  @inlinable
  init(_ joint: Joint<Core>) {
    self.joint = joint
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Core.Input) -> Demand {
    joint.receive(.value(input))
  }

  @inlinable
  mutating func receive(completion: Completion<Core.Failure>) {
    _ = joint.receive(.completion(completion))
  }
}
