extension Publisher {
  /// Publishes pairs: the first values of both publishers, the second values, and so on.
  ///
  ///     upstream:     --1--2-----3-----|
  ///     other:        ------a-b----c-d---|
  ///     zip(other):   ------1a2b---3c--|
  ///
  /// A value waits for its partner in a queue without a limit. Finishes as soon as no further pair
  /// can follow. Fails as soon as either fails.
  @inlinable
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> some Publisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    CombinedPair(self, other, ZipState())
  }

  /// Publishes the result of `transform` for the first values of both publishers, the second
  /// values, and so on.
  ///
  /// Like ``Publisher/zip(_:)``.
  @inlinable
  public func zip<Other: Publisher, NewOutput: Sendable>(
    _ other: Other, _ transform: @escaping @Sendable (Output, Other.Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure> where Other.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the first values of three publishers, the second values, and so on.
  ///
  /// Like ``Publisher/zip(_:)``.
  @inlinable
  public func zip<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> some Publisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    zip(second).zip(third) { ($0.0, $0.1, $1) }
  }

  /// Publishes the first values of four publishers, the second values, and so on.
  ///
  /// Like ``Publisher/zip(_:)``.
  @inlinable
  public func zip<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> some Publisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    zip(second).zip(third.zip(fourth)) { ($0.0, $0.1, $1.0, $1.1) }
  }

  /// Publishes the result of `transform` for the first values of three publishers, the second
  /// values, and so on.
  ///
  /// Like ``Publisher/zip(_:)``.
  @inlinable
  public func zip<Second: Publisher, Third: Publisher, NewOutput: Sendable>(
    _ second: Second, _ third: Third,
    _ transform: @escaping @Sendable (Output, Second.Output, Third.Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    zip(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the result of `transform` for the first values of four publishers, the second
  /// values, and so on.
  ///
  /// Like ``Publisher/zip(_:)``.
  @inlinable
  public func zip<
    Second: Publisher, Third: Publisher, Fourth: Publisher, NewOutput: Sendable
  >(
    _ second: Second, _ third: Third, _ fourth: Fourth,
    _ transform:
      @escaping @Sendable (
        Output, Second.Output, Third.Output, Fourth.Output
      ) -> NewOutput
  ) -> some Publisher<NewOutput, Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    zip(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

@usableFromInline
struct ZipState<First: Sendable, Second: Sendable>: CombiningState {
  @usableFromInline var first = ZipQueue<First>()
  @usableFromInline var second = ZipQueue<Second>()

  @inlinable
  init() {}

  @inlinable
  var isFinished: Bool {
    first.isOver || second.isOver
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Either<First, Second>, from _: Int) -> (First, Second)? {
    switch input {
    case .first(let value):
      if let partner = second.popFirst() { return (value, partner) }
      first.append(value)
    case .second(let value):
      if let partner = first.popFirst() { return (partner, value) }
      second.append(value)
    }
    return nil
  }

  @inlinable
  mutating func finish(_ upstream: Int) -> Bool {
    if upstream == 0 { first.isFinished = true } else { second.isFinished = true }
    return isFinished
  }
}

/// The values of one upstream that wait for values of the others. Mostly there is one at a time,
/// which needs no queue.
@usableFromInline
struct ZipQueue<Value: Sendable>: Sendable {
  @usableFromInline var first: Value?
  @usableFromInline var others = Queue<Value>()
  @usableFromInline var isFinished = false

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { first == nil }

  /// Whether the queue is empty and stays empty.
  @inlinable
  var isOver: Bool { isFinished && isEmpty }

  @inlinable @inline(__always)
  mutating func append(_ value: Value) {
    if isEmpty { first = value } else { others.append(value) }
  }

  @inlinable @inline(__always)
  mutating func popFirst() -> Value? {
    guard let value = first else { return nil }
    first = others.popFirst()
    return value
  }
}
