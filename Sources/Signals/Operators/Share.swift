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
    OperatorPublisher(self, Share(replaying: 0))
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
    return OperatorPublisher(self, Share(replaying: count))
  }
}

@usableFromInline
struct Share<Input: Sendable, Failure: Error>: Operator {
  /// What all copies of the publisher have in common.
  @usableFromInline let coordinator: ShareCoordinator<Input, Failure>

  @usableFromInline
  init(replaying limit: Int) {
    coordinator = ShareCoordinator(replaying: limit)
  }

  @inlinable
  consuming func subscribe<S: Subscriber<Input, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    subscriber.didSubscribe()
    let (connection, mustConnect) = coordinator.addSubscriber()
    let observing = CancelObserving<Input, Failure> { [coordinator] in
      coordinator.removeSubscriber(of: connection)
    }
    let subscription = observing.subscribe(subscriber, to: connection)
    if mustConnect {
      // Outside the lock, because the upstream may deliver during the subscription.
      connection.retain(
        upstream.subscribe(ShareSubscriber(coordinator: coordinator, connection: connection)))
    }
    return subscription
  }
}

/// The connection that new subscribers of a shared publisher join, if there is one.
@usableFromInline
final class ShareCoordinator<Output: Sendable, Failure: Error>: Sendable {
  private let limit: Int
  private let current = Lock<(connection: ShareConnection<Output, Failure>, subscribers: Int)?>(nil)

  init(replaying limit: Int) {
    self.limit = limit
  }

  /// Counts a subscriber. Returns the connection to join, and whether it must be connected.
  @usableFromInline
  func addSubscriber() -> (connection: ShareConnection<Output, Failure>, mustConnect: Bool) {
    current.withLock { [limit] current in
      if let connection = current?.connection {
        current?.subscribers += 1
        return (connection, false)
      }
      let connection = ShareConnection<Output, Failure>(replaying: limit)
      current = (connection, 1)
      return (connection, true)
    }
  }

  /// Cancels `connection` when its last subscriber has left, unless it has finished.
  @usableFromInline
  func removeSubscriber(of connection: ShareConnection<Output, Failure>) {
    let isLast = current.withLock { current in
      guard current?.connection === connection else { return false }
      current?.subscribers -= 1
      guard current?.subscribers == 0, connection.isActive else { return false }
      current = nil
      return true
    }
    if isLast { connection.cancel() }
  }

  /// Removes `connection`, so that the next subscriber connects again.
  func forget(_ connection: ShareConnection<Output, Failure>) {
    current.withLock { if $0?.connection === connection { $0 = nil } }
  }
}

/// One subscription to the upstream, and the multicaster through which it is shared.
@usableFromInline
final class ShareConnection<Output: Sendable, Failure: Error>: Subscription, Publisher,
  @unchecked Sendable
{
  // @unchecked: the upstream's subscription is behind a lock, and the multicaster is Sendable.

  @usableFromInline let multicaster: Multicaster<Output, Failure>
  private let upstream = Lock<AnyCancellable?>(nil)

  init(replaying limit: Int) {
    multicaster = Multicaster(replaying: limit)
  }

  @inlinable @inline(__always)
  func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    multicaster.attach(subscriber)
  }

  /// Retains the upstream subscription, or cancels it if all subscribers have left meanwhile.
  @usableFromInline
  func retain(_ subscription: AnyCancellable) {
    upstream.withLock { if isActive { $0 = subscription } }
    if !isActive { subscription.cancel() }
  }

  override func releaseResources() {
    let subscription = upstream.withLock { $0.take() }
    subscription?.cancel()
    multicaster.releaseSubscribers()
  }
}

/// Passes the events of the upstream to a connection. When the upstream releases it without a
/// completion, nothing is left that could send, and the connection ends.
@usableFromInline
final class ShareSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  let coordinator: ShareCoordinator<Input, Failure>
  @usableFromInline let connection: ShareConnection<Input, Failure>

  @usableFromInline
  init(coordinator: ShareCoordinator<Input, Failure>, connection: ShareConnection<Input, Failure>) {
    self.coordinator = coordinator
    self.connection = connection
  }

  deinit {
    guard connection.isActive else { return }
    coordinator.forget(connection)
    connection.cancel()
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    // The unmanaged references avoid retaining and releasing both objects around the call. The
    // subscriber retains the connection, and the connection retains the multicaster.
    Unmanaged.passUnretained(connection)._withUnsafeGuaranteedRef { connection in
      Unmanaged.passUnretained(connection.multicaster)._withUnsafeGuaranteedRef { multicaster in
        multicaster.storeAndSend(input)
      }
      return connection.isActive ? .more : .stop
    }
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    connection.deactivate()
    connection.multicaster.send(completion: completion)
  }
}
