extension Publisher {
  /// Publishes the latest values of both publishers whenever either publishes one.
  ///
  ///     upstream:               --1-----2------|
  ///     other:                  ----a------b-----|
  ///     combineLatest(other):   ----1a--2a-2b----|
  ///
  /// Starts when both have published a value. Finishes when both have finished, or when one
  /// finishes without a value, because no pair can follow. Fails as soon as either fails.
  @inlinable
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> some Publisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    CombinedPair(self, other, CombineLatestState())
  }

  /// Publishes the result of `transform` for the latest values of both publishers.
  ///
  /// Like ``Publisher/combineLatest(_:)``.
  @inlinable
  public func combineLatest<Other: Publisher, NewOutput: Sendable>(
    _ other: Other, _ transform: @escaping @Sendable (Output, Other.Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of three publishers whenever one of them publishes a value.
  ///
  /// Like ``Publisher/combineLatest(_:)``.
  @inlinable
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> some Publisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third) { ($0.0, $0.1, $1) }
  }

  /// Publishes the latest values of four publishers whenever one of them publishes a value.
  ///
  /// Like ``Publisher/combineLatest(_:)``.
  @inlinable
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> some Publisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second).combineLatest(third.combineLatest(fourth)) {
      ($0.0, $0.1, $1.0, $1.1)
    }
  }

  /// Publishes the result of `transform` for the latest values of three publishers.
  ///
  /// Like ``Publisher/combineLatest(_:)``.
  @inlinable
  public func combineLatest<Second: Publisher, Third: Publisher, NewOutput: Sendable>(
    _ second: Second, _ third: Third,
    _ transform: @escaping @Sendable (Output, Second.Output, Third.Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the result of `transform` for the latest values of four publishers.
  ///
  /// Like ``Publisher/combineLatest(_:)``.
  @inlinable
  public func combineLatest<
    Second: Publisher, Third: Publisher, Fourth: Publisher, NewOutput: Sendable
  >(
    _ second: Second, _ third: Third, _ fourth: Fourth,
    _ transform:
      @escaping @Sendable (
        Output, Second.Output, Third.Output, Fourth.Output
      ) -> NewOutput
  ) -> some Publisher<NewOutput, Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

@usableFromInline
struct CombineLatestState<First: Sendable, Second: Sendable>: CombiningState {
  @usableFromInline var first: First?
  @usableFromInline var second: Second?
  var unfinished = 2

  @inlinable
  init() {}

  @inlinable @inline(__always)
  mutating func receive(_ input: Either<First, Second>, from _: Int) -> (First, Second)? {
    switch input {
    case .first(let value):
      first = value
      return second.map { (value, $0) }
    case .second(let value):
      second = value
      return first.map { ($0, value) }
    }
  }

  @usableFromInline
  mutating func finish(_ upstream: Int) -> Bool {
    unfinished -= 1
    let hasValue = upstream == 0 ? first != nil : second != nil
    return !hasValue || unfinished == 0
  }
}
