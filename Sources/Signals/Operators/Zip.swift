extension Publisher {
  /// Publishes pairs: the first values of both publishers, the second values, and so on.
  ///
  ///     upstream:     --1--2-----3-----|
  ///     other:        ------a-b----c-d---|
  ///     zip(other):   ------1a2b---3c--|
  ///
  /// A value waits, without bound, for its partner. Finishes as soon as there can be no further pair;
  /// fails as soon as either does.
  @inlinable
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> some Publisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    Zip(first: self, second: other)
  }

  /// Publishes what `transform` makes of the first values of both publishers, the second values, and
  /// so on.
  @inlinable
  public func zip<Other: Publisher, NewOutput: Sendable>(
    _ other: Other, _ transform: @escaping @Sendable (Output, Other.Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure> where Other.Failure == Failure {
    Zip(first: self, second: other).map { transform($0.0, $0.1) }
  }

  /// Publishes the first values of three publishers, the second values, and so on.
  ///
  /// As ``Publisher/zip(_:)``.
  @inlinable
  public func zip<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> some Publisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    zip(second).zip(third) { ($0.0, $0.1, $1) }
  }

  /// Publishes the first values of four publishers, the second values, and so on.
  ///
  /// As ``Publisher/zip(_:)``.
  @inlinable
  public func zip<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> some Publisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    zip(second).zip(third.zip(fourth)) { ($0.0, $0.1, $1.0, $1.1) }
  }
}

@usableFromInline
struct Zip<First: Publisher, Second: Publisher>: Publisher where First.Failure == Second.Failure {
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
    let serializer = EventSerializer(ZipCombiner(downstream: subscriber))
    serializer.retain(first.subscribe(FirstSubscriber(serializer)))
    serializer.retain(second.subscribe(SecondSubscriber(serializer)))
    return AnyCancellable(serializer)
  }
}

@usableFromInline
struct ZipCombiner<First: Sendable, Second: Sendable, Downstream: Subscriber>: PairCombiner
where Downstream.Input == (First, Second) {
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Event = PairEvent<First, Second, Failure>

  /// Values that wait for their partners: of one publisher at most.
  @usableFromInline var firsts = Queue<First>()
  @usableFromInline var seconds = Queue<Second>()
  @usableFromInline var isFirstFinished = false
  @usableFromInline var isSecondFinished = false
  @usableFromInline var downstream: Downstream

  @inlinable
  init(downstream: consuming Downstream) {
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event {
    case .first(.value(let first)):
      if let second = seconds.popFirst() { return send((first, second)) }
      firsts.append(first)
      return .more
    case .second(.value(let second)):
      if let first = firsts.popFirst() { return send((first, second)) }
      seconds.append(second)
      return .more
    case .first(.completion(let completion)):
      isFirstFinished = true
      return end(completion)
    case .second(.completion(let completion)):
      isSecondFinished = true
      return end(completion)
    }
  }

  @inlinable @inline(__always)
  mutating func send(_ pair: (First, Second)) -> Demand {
    guard downstream.receive(pair) == .more else { return .stop }
    return isFirstFinished || isSecondFinished ? end(.finished) : .more
  }

  /// Ends, unless what waits of a finished publisher may still find its partners.
  @inlinable
  mutating func end(_ completion: Completion<Failure>) -> Demand {
    let isOpen =
      (!isFirstFinished || !firsts.isEmpty) && (!isSecondFinished || !seconds.isEmpty)
    if case .finished = completion, isOpen { return .more }
    downstream.receive(completion: completion)
    return .stop
  }
}
