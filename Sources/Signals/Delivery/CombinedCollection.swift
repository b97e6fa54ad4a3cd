/// A publisher that combines any number of publishers of one type.
@usableFromInline
struct CombinedCollection<Upstreams: Collection & Sendable, State: CombiningState>: Publisher,
  EndlessPublisher
where Upstreams.Element: Publisher, State.Input == Upstreams.Element.Output {
  @usableFromInline typealias Output = State.Output
  @usableFromInline typealias Failure = Upstreams.Element.Failure

  @usableFromInline let upstreams: Upstreams
  @usableFromInline let state: State

  @inlinable
  init(_ upstreams: Upstreams, _ state: State) {
    self.upstreams = upstreams
    self.state = state
  }

  @inlinable
  package var sendsEndlessly: Bool { upstreams.contains { $0.sendsEndlessly } }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    if upstreams.isEmpty {
      subscriber.receive(completion: .finished)
      return .ended
    }
    let sender = EventSender(Combining(state, subscriber))
    let serializer = sender.serializer
    for (index, upstream) in upstreams.enumerated() {
      serializer.retain(upstream.subscribe(UpstreamSubscriber(sender, index: index)))
    }
    return AnyCancellable(serializer)
  }
}
