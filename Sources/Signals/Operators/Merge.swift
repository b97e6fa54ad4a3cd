extension Publisher {
  /// Publishes the values of both publishers as they arrive.
  ///
  ///     upstream:            --1-----2--|
  ///     other:               ----a-b-------c-|
  ///     merge(with: other):  --1-a-b-2-----c-|
  ///
  /// Finishes when both have finished. Fails as soon as either fails.
  @inlinable
  public func merge<Other: Publisher<Output, Failure>>(
    with other: Other
  ) -> some Publisher<Output, Failure> {
    MergePair(self, other)
  }
}

extension Publisher {
  /// Publishes the values of three publishers as they arrive.
  ///
  /// Like ``Publisher/merge(with:)``. Use `merged()` for any number of publishers.
  @inlinable
  public func merge(
    with second: some Publisher<Output, Failure>, _ third: some Publisher<Output, Failure>
  ) -> some Publisher<Output, Failure> {
    merge(with: second).merge(with: third)
  }

  /// Publishes the values of four publishers as they arrive.
  ///
  /// Like ``Publisher/merge(with:)``. Use `merged()` for any number of publishers.
  @inlinable
  public func merge(
    with second: some Publisher<Output, Failure>, _ third: some Publisher<Output, Failure>,
    _ fourth: some Publisher<Output, Failure>
  ) -> some Publisher<Output, Failure> {
    merge(with: second).merge(with: third.merge(with: fourth))
  }
}

extension Collection where Self: Sendable, Element: Publisher {
  /// Publishes the values of all publishers of this collection as they arrive.
  ///
  ///     let anything = [keys, clicks, ticks].merged()
  ///
  /// Finishes when all have finished, at once if the collection is empty. Fails as soon as one
  /// fails. Use ``Publisher/eraseToAnyPublisher()`` to put publishers of different types into one
  /// collection.
  @inlinable
  public func merged() -> some Publisher<Element.Output, Element.Failure> {
    CombinedCollection(self, MergeState(upstreams: count))
  }
}

@usableFromInline
struct MergePair<First: Publisher, Second: Publisher>: Publisher
where First.Output == Second.Output, First.Failure == Second.Failure {
  @usableFromInline typealias Output = First.Output
  @usableFromInline typealias Failure = First.Failure

  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  var sendsEndlessly: Bool { first.sendsEndlessly || second.sendsEndlessly }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let sender = EventSender(Combining(MergeState(upstreams: 2), subscriber))
    let serializer = sender.serializer
    // An upstream that sends without end comes last, so that the other one can send as well. The
    // loop subscribes to each at one place, because every place would get a copy of its code.
    var isFirst = !first.sendsEndlessly
    for _ in 0..<2 {
      if isFirst {
        serializer.retain(first.subscribe(UpstreamSubscriber(sender)))
      } else {
        serializer.retain(second.subscribe(UpstreamSubscriber(sender)))
      }
      isFirst.toggle()
    }
    return AnyCancellable(serializer)
  }
}
