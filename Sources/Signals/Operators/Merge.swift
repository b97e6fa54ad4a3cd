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
    MergeCollection(self)
  }
}

@usableFromInline
struct MergePair<First: Publisher, Second: Publisher>: MergingPublisher
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

  @inlinable
  var nesting: PublisherNesting { first.nesting.containing(second.nesting).joined }

  @inlinable
  var upstreamCount: Int { 2 }

  @inlinable @inline(__always)
  func addUpstreams(to merge: inout some UpstreamMerge<Output, Failure>) {
    // An upstream that sends without end comes last, so that the other one can send as well. The
    // loop subscribes to each at one place, because every place would get a copy of its code.
    var isFirst = !first.sendsEndlessly
    for _ in 0..<2 {
      if isFirst { merge.add(first) } else { merge.add(second) }
      isFirst.toggle()
    }
  }
}

@usableFromInline
struct MergeCollection<Upstreams: Collection & Sendable>: MergingPublisher
where Upstreams.Element: Publisher {
  @usableFromInline typealias Output = Upstreams.Element.Output
  @usableFromInline typealias Failure = Upstreams.Element.Failure

  @usableFromInline let upstreams: Upstreams

  @inlinable
  init(_ upstreams: Upstreams) {
    self.upstreams = upstreams
  }

  @inlinable
  var sendsEndlessly: Bool { upstreams.contains { $0.sendsEndlessly } }

  @inlinable
  var nesting: PublisherNesting {
    upstreams.reduce(PublisherNesting.none) { $0.containing($1.nesting) }.joined
  }

  @inlinable
  var upstreamCount: Int { upstreams.count }

  @inlinable @inline(__always)
  func addUpstreams(to merge: inout some UpstreamMerge<Output, Failure>) {
    for upstream in upstreams { merge.add(upstream) }
  }
}
