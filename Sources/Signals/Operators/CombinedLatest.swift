extension Collection where Self: Sendable, Element: Publisher {
  /// Publishes the latest values of all publishers of this collection, in its order, whenever one
  /// of them publishes a value.
  ///
  ///     first:              --1-----2------|
  ///     second:             ----8-------9----|
  ///     combinedLatest():   ----[18]-[28]-[29]-|
  ///
  /// Like ``Publisher/combineLatest(_:)``, for any number of publishers. An empty collection
  /// finishes at once.
  @inlinable
  public func combinedLatest() -> some Publisher<[Element.Output], Element.Failure> {
    CombinedCollection(self, CombinedLatestState(upstreams: count))
  }
}

@usableFromInline
struct CombinedLatestState<Value: Sendable>: CombiningState {
  /// The first values, until there is one of each upstream; then empty.
  var first: [Value?]
  /// The latest values, once there is one of each upstream.
  @usableFromInline var latest: [Value] = []
  /// The number of upstreams without a value.
  var missing: Int
  var unfinished: Int

  @usableFromInline
  init(upstreams: Int) {
    missing = upstreams
    first = Array(repeating: nil, count: upstreams)
    unfinished = upstreams
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Value, from upstream: Int) -> [Value]? {
    if latest.isEmpty { return receiveFirst(input, from: upstream) }
    latest[upstream] = input
    return latest
  }

  @usableFromInline
  mutating func receiveFirst(_ input: Value, from upstream: Int) -> [Value]? {
    if first[upstream] == nil { missing -= 1 }
    first[upstream] = input
    guard missing == 0 else { return nil }
    latest = first.compactMap { $0 }
    first = []
    return latest
  }

  @usableFromInline
  mutating func finish(_ upstream: Int) -> Bool {
    unfinished -= 1
    let hasValue = !latest.isEmpty || first[upstream] != nil
    return !hasValue || unfinished == 0
  }
}
