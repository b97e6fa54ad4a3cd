extension Publisher {
  /// Publishes each value together with the newest value of `other`.
  ///
  ///     upstream:                --1-----2--3-|
  ///     other:                   ----a-b--------
  ///     withLatestFrom(other):   --------2b-3b|
  ///
  /// Values that come before the first of `other` are dropped. Finishes with the upstream; fails as
  /// soon as either does.
  @inlinable
  public func withLatestFrom<Other: Publisher>(
    _ other: Other
  ) -> some Publisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    WithLatestFrom(first: self, second: other)
  }

  /// Publishes what `transform` makes of each value and the newest value of `other`.
  @inlinable
  public func withLatestFrom<Other: Publisher, NewOutput: Sendable>(
    _ other: Other, _ transform: @escaping @Sendable (Output, Other.Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure> where Other.Failure == Failure {
    WithLatestFrom(first: self, second: other).map { transform($0.0, $0.1) }
  }
}

@usableFromInline
struct WithLatestFrom<First: Publisher, Second: Publisher>: Publisher
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

  /// Subscribes to the second first: the first may begin with a value.
  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serializer = EventSerializer(WithLatestFromCombiner(downstream: subscriber))
    serializer.retain(second.subscribe(SecondSubscriber(serializer)))
    serializer.retain(first.subscribe(FirstSubscriber(serializer)))
    return AnyCancellable(serializer)
  }
}

@usableFromInline
struct WithLatestFromCombiner<First: Sendable, Second: Sendable, Downstream: Subscriber>:
  PairCombiner
where Downstream.Input == (First, Second) {
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Event = PairEvent<First, Second, Failure>

  @usableFromInline var second: Second?
  @usableFromInline var downstream: Downstream

  @inlinable
  init(downstream: consuming Downstream) {
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event {
    case .first(.value(let first)):
      guard let second else { return .more }
      return downstream.receive((first, second))
    case .second(.value(let second)):
      self.second = second
      return .more
    case .second(.completion(.finished)):
      return .more
    case .first(.completion(let completion)), .second(.completion(let completion)):
      downstream.receive(completion: completion)
      return .stop
    }
  }
}
