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
/// subscriber receives one event at a time, and nothing after a completion. As long as something
/// may follow, a callback or a task keeps the emitter: without one, the subscription ends without
/// a completion. The cancellable that the closure returns is cancelled when the
/// subscription ends, for whatever reason.
///
/// The subscription begins when the closure returns. So a closure that sends without end lets no
/// `for await` loop over ``Publisher/values`` begin: send from a task instead, until
/// ``Emitter/send(_:)`` returns ``Demand/stop``.
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
    serializer.retain(start(Emitter { sender.send($0) }))
    return AnyCancellable(serializer)
  }

  /// Sends events to one subscriber of a ``Create``, from any thread.
  ///
  /// When the last copy is released, the subscriber is released too, because nothing can follow.
  public struct Emitter: Sendable {
    fileprivate let sendEvent: @Sendable (SerializedEvent<Output, Failure>) -> Demand

    /// Sends `value`.
    ///
    /// - Returns: Whether the subscriber needs another value.
    @discardableResult
    public func send(_ value: Output) -> Demand {
      sendEvent(.value(value, upstream: 0))
    }

    /// Completes the stream.
    public func send(completion: Completion<Failure>) {
      _ = sendEvent(.completion(completion, upstream: 0))
    }
  }
}
