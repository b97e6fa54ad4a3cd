extension Publisher {
  /// Publishes each value together with the latest value of `other`.
  ///
  ///     upstream:                --1-----2--3-|
  ///     other:                   ----a-b--------
  ///     withLatestFrom(other):   --------2b-3b|
  ///
  /// Drops values that arrive before the first value of `other`. Finishes with the upstream. Fails
  /// as soon as either publisher fails.
  @inlinable
  public func withLatestFrom<Other: Publisher>(
    _ other: Other
  ) -> some Publisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    // Subscribes to `other` first, because the upstream may publish during the subscription.
    CombinedPair(other, self, WithLatestFromState())
  }

  /// Publishes the result of `transform` for each value and the latest value of `other`.
  ///
  /// Like ``Publisher/withLatestFrom(_:)``.
  @inlinable
  public func withLatestFrom<Other: Publisher, NewOutput: Sendable>(
    _ other: Other, _ transform: @escaping @Sendable (Output, Other.Output) -> NewOutput
  ) -> some Publisher<NewOutput, Failure> where Other.Failure == Failure {
    withLatestFrom(other).map { transform($0.0, $0.1) }
  }

  /// Publishes each value together with the latest values of two publishers.
  ///
  /// Like ``Publisher/withLatestFrom(_:)``. Drops values that arrive before both have published.
  @inlinable
  public func withLatestFrom<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> some Publisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    withLatestFrom(second.combineLatest(third)) { ($0, $1.0, $1.1) }
  }

  /// Publishes each value together with the latest values of three publishers.
  ///
  /// Like ``Publisher/withLatestFrom(_:)``. Drops values that arrive before all have published.
  @inlinable
  public func withLatestFrom<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> some Publisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    withLatestFrom(second.combineLatest(third, fourth)) { ($0, $1.0, $1.1, $1.2) }
  }
}

@usableFromInline
struct WithLatestFromState<Value: Sendable, Latest: Sendable>: CombiningState {
  @usableFromInline var latest: Latest?

  @inlinable
  init() {}

  @inlinable @inline(__always)
  mutating func receive(_ input: Either<Latest, Value>, from _: Int) -> (Value, Latest)? {
    switch input {
    case .first(let value):
      latest = value
      return nil
    case .second(let value):
      return latest.map { (value, $0) }
    }
  }

  @inlinable
  func finish(_ upstream: Int) -> Bool {
    upstream == 1
  }
}
