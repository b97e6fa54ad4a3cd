extension Publisher {
  /// Publishes the newest values of both publishers whenever either sends one.
  ///
  ///     upstream:               --1-----2------|
  ///     other:                  ----a------b-----|
  ///     combineLatest(other):   ----1a--2a-2b----|
  ///
  /// Waits for a first value of each. Finishes when both have, or when one finishes without a
  /// value, for then there will never be a pair; fails as soon as either does.
  @inlinable
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> some Publisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    CombineLatest(first: self, second: other)
  }

  /// Publishes what `transform` makes of the newest values of both publishers, whenever either
  /// sends one.
  @inlinable
  public func combineLatest<Other: Publisher, NewOutput: Sendable>(
    _ other: Other, _ transform: @escaping @Sendable (Output, Other.Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure> where Other.Failure == Failure {
    CombineLatest(first: self, second: other).map { transform($0.0, $0.1) }
  }

  /// Publishes the newest values of three publishers whenever one sends one.
  ///
  /// As ``Publisher/combineLatest(_:)``.
  @inlinable
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> some Publisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third) { ($0.0, $0.1, $1) }
  }

  /// Publishes the newest values of four publishers whenever one sends one.
  ///
  /// As ``Publisher/combineLatest(_:)``.
  @inlinable
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> some Publisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second).combineLatest(third.combineLatest(fourth)) {
      ($0.0, $0.1, $1.0, $1.1)
    }
  }
}

@usableFromInline
struct CombineLatest<First: Publisher, Second: Publisher>: Publisher
where First.Failure == Second.Failure {
  @usableFromInline typealias Output = (First.Output, Second.Output)
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
    let serializer = EventSerializer(CombineLatestCombiner(downstream: subscriber))
    serializer.retain(first.subscribe(FirstSubscriber(serializer)))
    serializer.retain(second.subscribe(SecondSubscriber(serializer)))
    return AnyCancellable(serializer)
  }
}

@usableFromInline
struct CombineLatestCombiner<First: Sendable, Second: Sendable, Downstream: Subscriber>:
  PairCombiner
where Downstream.Input == (First, Second) {
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Event = PairEvent<First, Second, Failure>

  @usableFromInline var first: First?
  @usableFromInline var second: Second?
  @usableFromInline var finished = 0
  @usableFromInline var downstream: Downstream

  @inlinable
  init(downstream: consuming Downstream) {
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event {
    case .first(.value(let value)):
      first = value
      guard let second else { return .more }
      return downstream.receive((value, second))
    case .second(.value(let value)):
      second = value
      guard let first else { return .more }
      return downstream.receive((first, value))
    case .first(.completion(let completion)):
      return end(completion, hadValue: first != nil)
    case .second(.completion(let completion)):
      return end(completion, hadValue: second != nil)
    }
  }

  @inlinable
  mutating func end(_ completion: Completion<Failure>, hadValue: Bool) -> Demand {
    finished += 1
    if case .finished = completion, hadValue, finished < 2 { return .more }
    downstream.receive(completion: completion)
    return .stop
  }
}
