extension Publishers {
  /// A publisher whose subscribers share one subscription to its upstream.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to once.
    public let upstream: Upstream
    private let shared: AnyPublisher<Output, Failure>

    /// Creates a publisher that subscribes to `upstream` with its first subscriber.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.share().eraseToAnyPublisher()
    }

    /// Subscribes `subscriber` to the values that are sent from now on.
    public func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      shared.subscribe(subscriber)
    }

    /// Returns whether both are the same publisher.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Shares one subscription to the upstream, for programs that write the type of the result.
  @_disfavoredOverload
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
