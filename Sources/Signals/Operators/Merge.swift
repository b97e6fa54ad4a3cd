extension Publisher {
  /// Publishes the values of both publishers as they come.
  ///
  ///     upstream:            --1-----2--|
  ///     other:               ----a-b-------c-|
  ///     merge(with: other):  --1-a-b-2-----c-|
  ///
  /// Finishes when both have; fails as soon as either does.
  @inlinable
  public func merge<Other: Publisher<Output, Failure>>(
    with other: Other
  ) -> some Publisher<Output, Failure> {
    Merge(first: self, second: other)
  }
}

extension Collection where Self: Sendable, Element: Publisher {
  /// Publishes the values of all these publishers as they come.
  ///
  ///     let anything = [keys, clicks, ticks].merged()
  ///
  /// Finishes when all have, at once if there are none; fails as soon as one does. Publishers of
  /// different kinds go into one array by ``Publisher/eraseToAnyPublisher()``.
  @inlinable
  public func merged() -> some Publisher<Element.Output, Element.Failure> {
    MergeMany(upstreams: self)
  }
}

@usableFromInline
struct Merge<First: Publisher, Second: Publisher<First.Output, First.Failure>>: Publisher {
  @usableFromInline typealias Output = First.Output
  @usableFromInline typealias Failure = First.Failure

  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serializer = EventSerializer(MergeCombiner(upstreams: 2, downstream: subscriber))
    serializer.retain(first.subscribe(UpstreamSubscriber(serializer)))
    serializer.retain(second.subscribe(UpstreamSubscriber(serializer)))
    return AnyCancellable(serializer)
  }
}

@usableFromInline
struct MergeMany<Upstreams: Collection & Sendable>: Publisher where Upstreams.Element: Publisher {
  @usableFromInline typealias Output = Upstreams.Element.Output
  @usableFromInline typealias Failure = Upstreams.Element.Failure

  @usableFromInline let upstreams: Upstreams

  @inlinable
  init(upstreams: Upstreams) {
    self.upstreams = upstreams
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    if upstreams.isEmpty { return Empty().subscribe(subscriber) }
    let serializer = EventSerializer(
      MergeCombiner(upstreams: upstreams.count, downstream: subscriber))
    for upstream in upstreams {
      serializer.retain(upstream.subscribe(UpstreamSubscriber(serializer)))
    }
    return AnyCancellable(serializer)
  }
}
