/// A publisher that sends what callbacks receive.
///
///     let locations = Create<Location, any Error> { emitter in
///       let manager = LocationManager()
///       manager.onUpdate = { emitter.send($0) }
///       manager.onError = { emitter.send(completion: .failure($0)) }
///       return AnyCancellable { manager.stop() }
///     }
///
/// Calls its closure for each subscriber. The callbacks may run on any thread, also at once; the
/// subscriber receives one event at a time, and nothing after a completion. The cancellable that
/// the closure returns is cancelled when the subscription ends, for whatever reason.
public struct Create<Output: Sendable, Failure: Error>: Publisher {
  private let start: @Sendable (Emitter) -> AnyCancellable

  /// Creates a publisher that calls `start` with an emitter for each subscriber.
  ///
  /// - Parameter start: Starts the work, and returns a cancellable that stops it.
  public init(_ start: @escaping @Sendable (Emitter) -> AnyCancellable) {
    self.start = start
  }

  /// Starts the work for `subscriber`.
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let sender = EventSender(Combining(MergeState(upstreams: 1), subscriber))
    let serializer = sender.serializer
    serializer.retain(start(Emitter(subscriber: AnySubscriber(UpstreamSubscriber(sender)))))
    return AnyCancellable(serializer)
  }

  /// Sends events to one subscriber of a ``Create``.
  ///
  /// When the last copy is released, the subscriber is released too, because nothing can follow.
  public struct Emitter: Sendable {
    fileprivate let subscriber: AnySubscriber<Output, Failure>

    /// Sends `value`.
    ///
    /// - Returns: Whether the subscriber needs another value.
    @discardableResult
    public func send(_ value: Output) -> Demand {
      var subscriber = subscriber
      return subscriber.receive(value)
    }

    /// Completes the stream.
    public func send(completion: Completion<Failure>) {
      var subscriber = subscriber
      subscriber.receive(completion: completion)
    }
  }
}
