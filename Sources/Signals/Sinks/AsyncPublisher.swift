/// The values of a publisher as an asynchronous sequence.
///
/// Created by ``Publisher/values`` and ``Publisher/values(buffering:)``.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence, Sendable {
  /// The values of the publisher.
  public typealias Element = Upstream.Output
  /// The error that iteration may throw.
  public typealias Failure = Upstream.Failure

  @usableFromInline let publisher: Upstream
  @usableFromInline let policy: BufferingPolicy

  init(_ publisher: Upstream, _ policy: BufferingPolicy) {
    self.publisher = publisher
    self.policy = policy
  }

  /// Subscribes to the publisher and returns an iterator over its values.
  @inlinable
  public func makeAsyncIterator() -> Iterator {
    let buffer = AsyncBuffer<Element, Failure>(policy)
    let subscriber = AsyncBufferSubscriber(buffer)
    if publisher.sendsEndlessly { return Iterator(buffer, subscribeInTask(subscriber)) }
    return Iterator(buffer, publisher.subscribe(subscriber))
  }

  /// Subscribes in a task, because the call does not return until the subscription is cancelled.
  @usableFromInline
  func subscribeInTask(_ subscriber: AsyncBufferSubscriber<Element, Failure>) -> AnyCancellable {
    let sender = EventSender(Combining(MergeState(upstreams: 1), subscriber))
    let upstream = UpstreamSubscriber(sender)
    Task.detached { [publisher] in
      upstream.sender.serializer.retain(publisher.subscribe(upstream))
    }
    return AnyCancellable(sender.serializer)
  }

  /// An iterator that owns one subscription, which its copies share.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let buffer: AsyncBuffer<Element, Failure>
    @usableFromInline let subscription: AnyCancellable

    @inlinable
    init(_ buffer: AsyncBuffer<Element, Failure>, _ subscription: AnyCancellable) {
      self.buffer = buffer
      self.subscription = subscription
    }

    /// Returns the next value, waiting for it if necessary, or `nil` after the last one.
    ///
    /// - Throws: The failure of the publisher.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      if let value = buffer.taken.popFirst() { return value }
      return try await refill(isolation: actor)
    }

    /// Returns the next value, waiting for it if necessary, or `nil` after the last one.
    ///
    /// - Throws: The failure of the publisher.
    @inlinable
    public mutating func next() async throws(Failure) -> Element? {
      try await next(isolation: nil)
    }

    @inlinable @inline(never)
    mutating func refill(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      while true {
        let isLast = Task.isCancelled
        if isLast { subscription.cancel() }
        let completion = buffer.take()
        if let first = buffer.taken.popFirst() { return first }
        if case .failure(let error) = completion { throw error }
        if isLast || completion != nil { return nil }
        await buffer.wait(isolation: actor)
      }
    }
  }
}
