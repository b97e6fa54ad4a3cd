/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send values, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects with its first subscriber, and disconnects with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  /// Returns a publisher that sends through a subject of its own, to all subscribers.
  public func multicast<Target: Subject<Output, Failure>>(
    _ createSubject: () -> Target
  ) -> Publishers.Multicast<Self, Target> {
    multicast(subject: createSubject())
  }

  /// Returns a publisher that sends through `subject`, to all subscribers.
  public func multicast<Target: Subject<Output, Failure>>(
    subject: Target
  ) -> Publishers.Multicast<Self, Target> {
    Publishers.Multicast(upstream: self, subject: subject)
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that subscribes to this one when it is connected.
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>>
  {
    multicast(subject: PassthroughSubject())
  }
}

extension Publishers {
  /// A publisher that sends values of its upstream through a subject while it is connected.
  public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
  where Upstream.Output == Target.Output, Upstream.Failure == Target.Failure {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream
    private let subject: Target
    private let connection = Lock<AnyCancellable?>(nil)

    init(upstream: Upstream, subject: Target) {
      self.upstream = upstream
      self.subject = subject
    }

    /// Subscribes to the upstream, unless that has happened already.
    public func connect() -> any Cancellable {
      let isFirst = connection.withLock { connection in
        if connection != nil { return false }
        connection = AnyCancellable {}
        return true
      }
      if isFirst {
        let subscription = upstream.subscribe(subject)
        connection.withLock { if $0 != nil { $0 = subscription } }
      }
      return Disconnection { [self] in
        let subscription = connection.withLock { $0.take() }
        subscription?.cancel()
      }
    }

    /// Subscribes `subscriber` to the subject.
    public func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      subject.subscribe(subscriber)
    }
  }

  /// A publisher that connects its upstream with the first subscriber.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream
    private let state = Lock<(subscribers: Int, connection: (any Cancellable)?)>((0, nil))

    init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes `subscriber`, and connects the upstream if there was none before.
    public func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      let subscription = upstream.subscribe(subscriber)
      let isFirst = state.withLock { state in
        state.subscribers += 1
        return state.subscribers == 1
      }
      if isFirst {
        let connection = upstream.connect()
        state.withLock { $0.connection = connection }
      }
      // Retains this publisher, and with it what is connected, as long as someone is subscribed.
      return AnyCancellable { [self] in
        subscription.cancel()
        removeSubscriber()
      }
    }

    private func removeSubscriber() {
      let connection = state.withLock { state -> (any Cancellable)? in
        state.subscribers -= 1
        return state.subscribers == 0 ? state.connection.take() : nil
      }
      connection?.cancel()
    }
  }
}

/// Ends a connection on request only. An `AnyCancellable` would end it when it is released.
struct Disconnection: Cancellable {
  private let disconnect: @Sendable () -> Void

  init(_ disconnect: @escaping @Sendable () -> Void) {
    self.disconnect = disconnect
  }

  func cancel() {
    disconnect()
  }
}
