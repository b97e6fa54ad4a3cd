extension Publisher {
  /// Lets all subscribers share one subscription to the upstream.
  ///
  ///     upstream:           --a--b--c-|
  ///     a subscriber:       --a--b--c-|
  ///     another, later:          ^b--c-|
  ///
  /// Subscribes to the upstream with the first subscriber and cancels with the last; a subscriber
  /// that comes after that begins anew. One that comes after the completion receives only that.
  @inlinable
  public func share() -> some Publisher<Output, Failure> {
    Share(upstream: self) { PassthroughSubject() }
  }

  /// Lets all subscribers share one subscription to the upstream, and its newest values.
  ///
  ///     upstream:           --a--b--c--d-|
  ///     a subscriber:       --a--b--c--d-|
  ///     another, later:            ^(bc)--d-|        replay: 2
  ///
  /// As ``Publisher/share()``, but a subscriber that comes later receives first the newest `count`
  /// values that have come, also after the completion. They are forgotten when the last subscriber
  /// cancels.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func share(replay count: Int) -> some Publisher<Output, Failure> {
    precondition(count >= 0, "share(replay: \(count)): the count must not be negative.")
    return Share(upstream: self) { ReplaySubject(count) }
  }
}

@usableFromInline
final class Share<Upstream: Publisher, Hub: Subject<Upstream.Output, Upstream.Failure>>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline
  struct Connection: Sendable {
    @usableFromInline let hub: Hub
    @usableFromInline var subscribers = 0
    @usableFromInline var isMade = false
    @usableFromInline var isOver = false
    @usableFromInline var upstream: AnyCancellable?

    @inlinable
    init(hub: Hub) {
      self.hub = hub
    }
  }

  @usableFromInline let upstream: Upstream
  @usableFromInline let makeHub: @Sendable () -> Hub
  @usableFromInline let connection: Lock<Connection>

  @inlinable
  init(upstream: Upstream, makeHub: @escaping @Sendable () -> Hub) {
    self.upstream = upstream
    self.makeHub = makeHub
    connection = Lock(Connection(hub: makeHub()))
  }

  @inlinable
  func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let (hub, mustConnect) = connection.withLock { connection in
      connection.subscribers += 1
      defer { connection.isMade = true }
      return (connection.hub, !connection.isMade)
    }
    let departure = Cancellation { self.leave() }
    let subscription = hub.subscribe(
      SharingSubscriber(departure: departure, downstream: subscriber))
    if mustConnect { connect(to: hub) }
    return AnyCancellable {
      subscription.cancel()
      departure.cancel()
    }
  }

  /// Outside the lock, because the upstream may deliver while it is subscribed to.
  @inlinable
  func connect(to hub: Hub) {
    let cancellable = upstream.subscribe(ShareSubscriber(share: self, hub: hub))
    let isWanted = connection.withLock { connection in
      let isWanted = connection.hub === hub
      if isWanted { connection.upstream = cancellable }
      return isWanted
    }
    if !isWanted { cancellable.cancel() }
  }

  @usableFromInline
  func leave() {
    let new = makeHub()
    let abandoned = connection.withLock { connection in
      connection.subscribers -= 1
      guard connection.subscribers == 0, !connection.isOver else { return nil as Connection? }
      defer { connection = Connection(hub: new) }
      return connection
    }
    abandoned?.upstream?.cancel()
  }

  @usableFromInline
  func end() {
    connection.withLock { $0.isOver = true }
  }
}

/// Passes everything on to the hub.
@usableFromInline
struct ShareSubscriber<Upstream: Publisher, Hub: Subject<Upstream.Output, Upstream.Failure>>:
  Subscriber
{
  @usableFromInline typealias Input = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let share: Share<Upstream, Hub>
  @usableFromInline let hub: Hub

  @inlinable
  init(share: Share<Upstream, Hub>, hub: Hub) {
    self.share = share
    self.hub = hub
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    hub.send(input)
    return .more
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    share.end()
    hub.send(completion: completion)
  }
}

/// Leaves when it has had enough.
@usableFromInline
struct SharingSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let departure: Cancellation
  @usableFromInline var downstream: Downstream

  @inlinable
  init(departure: Cancellation, downstream: consuming Downstream) {
    self.departure = departure
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    let demand = downstream.receive(input)
    if demand == .stop { departure.cancel() }
    return demand
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
