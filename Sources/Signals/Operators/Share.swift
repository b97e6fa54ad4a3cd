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
final class Share<Upstream: Publisher, SharedSubject: Subject<Upstream.Output, Upstream.Failure>>:
  Publisher
{
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline
  struct Connection: Sendable {
    @usableFromInline let subject: SharedSubject
    @usableFromInline var subscribers = 0
    @usableFromInline var isConnected = false
    @usableFromInline var isFinished = false
    @usableFromInline var upstream: AnyCancellable?

    @inlinable
    init(subject: SharedSubject) {
      self.subject = subject
    }
  }

  @usableFromInline let upstream: Upstream
  @usableFromInline let makeSubject: @Sendable () -> SharedSubject
  @usableFromInline let connection: Lock<Connection>

  @inlinable
  init(upstream: Upstream, makeSubject: @escaping @Sendable () -> SharedSubject) {
    self.upstream = upstream
    self.makeSubject = makeSubject
    connection = Lock(Connection(subject: makeSubject()))
  }

  @inlinable
  func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let (subject, mustConnect) = connection.withLock { connection in
      connection.subscribers += 1
      defer { connection.isConnected = true }
      return (connection.subject, !connection.isConnected)
    }
    let leaveOnce = CancellationHandler { self.removeSubscriber() }
    let subscription = subject.subscribe(
      ShareDownstream(leaveOnce: leaveOnce, downstream: subscriber))
    if mustConnect { connect(to: subject) }
    return AnyCancellable {
      subscription.cancel()
      leaveOnce.cancel()
    }
  }

  /// Outside the lock, because the upstream may deliver while it is subscribed to.
  @inlinable
  func connect(to subject: SharedSubject) {
    let cancellable = upstream.subscribe(ShareSubscriber(share: self, subject: subject))
    let isWanted = connection.withLock { connection in
      let isWanted = connection.subject === subject
      if isWanted { connection.upstream = cancellable }
      return isWanted
    }
    if !isWanted { cancellable.cancel() }
  }

  @usableFromInline
  func removeSubscriber() {
    let new = makeSubject()
    let abandoned = connection.withLock { connection in
      connection.subscribers -= 1
      guard connection.subscribers == 0, !connection.isFinished else { return nil as Connection? }
      defer { connection = Connection(subject: new) }
      return connection
    }
    abandoned?.upstream?.cancel()
  }

  @usableFromInline
  func finish() {
    connection.withLock { $0.isFinished = true }
  }
}

/// Passes everything on to the subject.
@usableFromInline
struct ShareSubscriber<
  Upstream: Publisher, SharedSubject: Subject<Upstream.Output, Upstream.Failure>
>:
  Subscriber
{
  @usableFromInline typealias Input = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let share: Share<Upstream, SharedSubject>
  @usableFromInline let subject: SharedSubject

  @inlinable
  init(share: Share<Upstream, SharedSubject>, subject: SharedSubject) {
    self.share = share
    self.subject = subject
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    subject.send(input)
    return .more
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    share.finish()
    subject.send(completion: completion)
  }
}

/// Leaves when it has had enough.
@usableFromInline
struct ShareDownstream<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let leaveOnce: CancellationHandler
  @usableFromInline var downstream: Downstream

  @inlinable
  init(leaveOnce: CancellationHandler, downstream: consuming Downstream) {
    self.leaveOnce = leaveOnce
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    let demand = downstream.receive(input)
    if demand == .stop { leaveOnce.cancel() }
    return demand
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
