/// A publisher that is made for each subscriber, when that comes.
///
///     Deferred { Just(Date.now) }:   (now|)
///
/// For work that should begin, or begin anew, with a subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What the publisher sends that is made.
  public typealias Output = DeferredPublisher.Output
  /// What it may fail with.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes a publisher.
  public let createPublisher: @Sendable () -> DeferredPublisher

  /// A publisher that sends what `createPublisher` makes.
  @inlinable
  public init(createPublisher: @escaping @Sendable () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher and subscribes to that.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    createPublisher().subscribe(subscriber)
  }
}
