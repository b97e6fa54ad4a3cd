extension Collection where Self: Sendable, Element: Publisher {
  /// Publishes the newest values of all these publishers, in their order, whenever one sends one.
  ///
  ///     first:              --1-----2------|
  ///     second:             ----8-------9----|
  ///     combinedLatest():   ----[18]-[28]-[29]-|
  ///
  /// As ``Publisher/combineLatest(_:)``, for any number: waits for a first value of each, and
  /// finishes when all have or when one finishes without a value. Of no publishers, finishes at once.
  @inlinable
  public func combinedLatest() -> some Publisher<[Element.Output], Element.Failure> {
    CombinedLatest(upstreams: self)
  }
}

@usableFromInline
struct CombinedLatest<Upstreams: Collection & Sendable>: Publisher
where Upstreams.Element: Publisher {
  @usableFromInline typealias Output = [Upstreams.Element.Output]
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
      CombinedLatestCombiner<Upstreams.Element.Output, S>(
        count: upstreams.count, downstream: subscriber))
    for (index, upstream) in upstreams.enumerated() {
      serializer.retain(upstream.subscribe(IndexedSubscriber(serializer, index)))
    }
    return AnyCancellable(serializer)
  }
}

@usableFromInline
struct CombinedLatestCombiner<Input: Sendable, Downstream: Subscriber>: IndexedCombiner
where Downstream.Input == [Input] {
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Event = IndexedEvent<Input, Failure>

  /// The first values, until there is one of each; then empty.
  @usableFromInline var first: [Input?]
  /// The newest values, once there is one of each.
  @usableFromInline var latest: [Input] = []
  @usableFromInline var unfinished: Int
  @usableFromInline var downstream: Downstream

  @inlinable
  init(count: Int, downstream: consuming Downstream) {
    first = Array(repeating: nil, count: count)
    unfinished = count
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event.event {
    case .value(let value):
      if latest.isEmpty { return begin(with: value, at: event.index) }
      latest[event.index] = value
      return downstream.receive(latest)
    case .completion(let completion):
      unfinished -= 1
      let hadValue = !latest.isEmpty || first[event.index] != nil
      if case .finished = completion, hadValue, unfinished > 0 { return .more }
      downstream.receive(completion: completion)
      return .stop
    }
  }

  @inlinable
  mutating func begin(with value: Input, at index: Int) -> Demand {
    first[index] = value
    let all = first.compactMap { $0 }
    guard all.count == first.count else { return .more }
    latest = all
    first = []
    return downstream.receive(latest)
  }
}
