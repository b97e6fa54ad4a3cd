/// A publisher that creates another publisher for each subscriber.
///
///     Deferred { Just(Date.now) }:   (now|)
///
/// Use it for work that starts with each subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values of the created publisher.
  public typealias Output = DeferredPublisher.Output
  /// The failure of the created publisher.
  public typealias Failure = DeferredPublisher.Failure

  /// The closure that creates a publisher.
  public let createPublisher: @Sendable () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` for each subscriber.
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public init(createPublisher: @escaping @Sendable () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Creates a publisher and subscribes `subscriber` to it.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    createPublisher().subscribe(subscriber)
  }
}
