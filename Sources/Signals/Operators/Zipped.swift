extension Collection where Self: Sendable, Element: Publisher {
  /// Publishes the first values of all these publishers, in their order, the second values, and so
  /// on.
  ///
  ///     first:      --1--2-----3--|
  ///     second:     ------8-9-------|
  ///     zipped():   ------[18]-[29]-------|
  ///
  /// As ``Publisher/zip(_:)``, for any number. Of no publishers, finishes at once.
  @inlinable
  public func zipped() -> some Publisher<[Element.Output], Element.Failure> {
    Zipped(upstreams: self)
  }
}

@usableFromInline
struct Zipped<Upstreams: Collection & Sendable>: Publisher where Upstreams.Element: Publisher {
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
      ZippedCombiner<Upstreams.Element.Output, S>(count: upstreams.count, downstream: subscriber))
    for (index, upstream) in upstreams.enumerated() {
      serializer.retain(upstream.subscribe(IndexedSubscriber(serializer, index)))
    }
    return AnyCancellable(serializer)
  }
}

@usableFromInline
struct ZippedCombiner<Input: Sendable, Downstream: Subscriber>: IndexedCombiner
where Downstream.Input == [Input] {
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Event = IndexedEvent<Input, Failure>

  @usableFromInline
  struct Lane: Sendable {
    @usableFromInline var waiting = Queue<Input>()
    @usableFromInline var isFinished = false

    @inlinable
    init() {}

    /// Whether it has nothing and nothing will come.
    @inlinable
    var isOver: Bool {
      isFinished && waiting.isEmpty
    }
  }

  @usableFromInline var lanes: [Lane]
  /// How many lanes have nothing.
  @usableFromInline var missing: Int
  @usableFromInline var downstream: Downstream

  @inlinable
  init(count: Int, downstream: consuming Downstream) {
    lanes = Array(repeating: Lane(), count: count)
    missing = count
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event.event {
    case .value(let value):
      if lanes[event.index].waiting.isEmpty { missing -= 1 }
      lanes[event.index].waiting.append(value)
      return missing == 0 ? send() : .more
    case .completion(let completion):
      lanes[event.index].isFinished = true
      if case .finished = completion, !lanes[event.index].isOver { return .more }
      downstream.receive(completion: completion)
      return .stop
    }
  }

  @inlinable
  mutating func send() -> Demand {
    guard downstream.receive(takeRow()) == .more else { return .stop }
    guard lanes.contains(where: { $0.isOver }) else { return .more }
    downstream.receive(completion: .finished)
    return .stop
  }

  @inlinable
  mutating func takeRow() -> [Input] {
    var row: [Input] = []
    row.reserveCapacity(lanes.count)
    for index in lanes.indices {
      if let first = lanes[index].waiting.popFirst() { row.append(first) }
      if lanes[index].waiting.isEmpty { missing += 1 }
    }
    return row
  }
}
