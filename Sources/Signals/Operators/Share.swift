extension Publisher {
  /// Shares one subscription to the upstream among all subscribers.
  ///
  ///     upstream:           --a--b--c-|
  ///     first subscriber:   --a--b--c-|
  ///     late subscriber:         ^b--c-|
  ///
  /// Subscribes to the upstream with the first subscriber and cancels with the last one. A later
  /// subscriber subscribes to the upstream again. After the completion, new subscribers receive
  /// only that.
  @inlinable
  public func share() -> some Publisher<Output, Failure> {
    Share(upstream: self) { PassthroughSubject() }
  }

  /// Shares one subscription to the upstream and its newest values among all subscribers.
  ///
  ///     upstream:           --a--b--c--d-|
  ///     first subscriber:   --a--b--c--d-|
  ///     late subscriber:           ^(bc)--d-|        replay: 2
  ///
  /// Like ``Publisher/share()``, but a late subscriber first receives the newest `count` values,
  /// also after the completion. The values are released when the last subscriber cancels.
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

  /// One subscription to the upstream, and the subject through which it is shared.
  private struct Connection: Sendable {
    let subject: SharedSubject
    var subscribers = 0
    var isConnected = false
    var isFinished = false
    var upstream: AnyCancellable?
  }

  @usableFromInline let upstream: Upstream
  private let makeSubject: @Sendable () -> SharedSubject
  private let connection: Lock<Connection>

  @usableFromInline
  init(upstream: Upstream, makeSubject: @escaping @Sendable () -> SharedSubject) {
    self.upstream = upstream
    self.makeSubject = makeSubject
    connection = Lock(Connection(subject: makeSubject()))
  }

  @inlinable
  func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let (subject, mustConnect) = addSubscriber()
    let observing = CancelObserving<Output, Failure> { self.removeSubscriber() }
    let subscription = observing.subscribe(subscriber, to: subject)
    if mustConnect {
      // Outside the lock, because the upstream may deliver during the subscription.
      let upstream = upstream.subscribe(ShareSubscriber(share: self, subject: subject))
      retain(upstream, for: subject)
    }
    return subscription
  }

  /// Counts a subscriber. Returns the subject to subscribe to, and whether to connect it.
  @usableFromInline
  func addSubscriber() -> (subject: SharedSubject, mustConnect: Bool) {
    connection.withLock { connection in
      connection.subscribers += 1
      defer { connection.isConnected = true }
      return (connection.subject, !connection.isConnected)
    }
  }

  /// Retains the upstream subscription, or cancels it if all subscribers have left meanwhile.
  @usableFromInline
  func retain(_ upstream: AnyCancellable, for subject: SharedSubject) {
    let isNeeded = connection.withLock { connection in
      guard connection.subject === subject else { return false }
      connection.upstream = upstream
      return true
    }
    if !isNeeded { upstream.cancel() }
  }

  @usableFromInline
  func removeSubscriber() {
    let newSubject = makeSubject()
    let abandoned = connection.withLock { connection in
      connection.subscribers -= 1
      guard connection.subscribers == 0, !connection.isFinished else { return nil as Connection? }
      defer { connection = Connection(subject: newSubject) }
      return connection
    }
    abandoned?.upstream?.cancel()
  }

  @usableFromInline
  func finish() {
    connection.withLock { $0.isFinished = true }
  }
}

/// Passes the events of the upstream to the shared subject.
@usableFromInline
struct ShareSubscriber<Upstream: Publisher, SharedSubject>: Subscriber
where SharedSubject: Subject<Upstream.Output, Upstream.Failure> {
  @usableFromInline let share: Share<Upstream, SharedSubject>
  @usableFromInline let subject: SharedSubject

  @inlinable
  init(share: Share<Upstream, SharedSubject>, subject: SharedSubject) {
    self.share = share
    self.subject = subject
  }

  @inlinable
  func receive(_ input: Upstream.Output) -> Demand {
    subject.send(input)
    return .more
  }

  @inlinable
  func receive(completion: Completion<Upstream.Failure>) {
    share.finish()
    subject.send(completion: completion)
  }
}
