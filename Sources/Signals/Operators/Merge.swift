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
    CombinedPair(self, other, MergePairState())
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

/// Passes on every value, and finishes when both upstreams have finished.
@usableFromInline
struct MergePairState<Value: Sendable>: CombiningState {
  @usableFromInline var merge = MergeState<Value>(upstreams: 2)

  @inlinable
  init() {}

  @inlinable @inline(__always)
  func receive(_ input: Either<Value, Value>, from _: Int) -> Value? {
    switch input {
    case .first(let value), .second(let value): value
    }
  }

  @inlinable
  mutating func finish(_ upstream: Int) -> Bool {
    merge.finish(upstream)
  }
}
