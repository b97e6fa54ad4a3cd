extension Publisher {
  /// Subscribes to the upstream on `scheduler`.
  public func subscribe(
    on scheduler: some Signals.Scheduler
  ) -> AnyPublisher<Output, Failure> {
    Just(()).receive(on: scheduler).flatMap { self }.eraseToAnyPublisher()
  }

  /// Publishes a property of each value, where a program keeps the path.
  @_disfavoredOverload  // A path that is written out is a function.
  public func map<Value: Sendable>(
    _ keyPath: KeyPath<Output, Value>
  ) -> AnyPublisher<Value, Failure> {
    map { $0[keyPath: keyPath] }.eraseToAnyPublisher()
  }

  /// Publishes two properties of each value.
  public func map<First: Sendable, Second: Sendable>(
    _ first: KeyPath<Output, First> & Sendable, _ second: KeyPath<Output, Second> & Sendable
  ) -> AnyPublisher<(First, Second), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }.eraseToAnyPublisher()
  }

  /// Publishes three properties of each value.
  public func map<First: Sendable, Second: Sendable, Third: Sendable>(
    _ first: KeyPath<Output, First> & Sendable, _ second: KeyPath<Output, Second> & Sendable,
    _ third: KeyPath<Output, Third> & Sendable
  ) -> AnyPublisher<(First, Second, Third), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }.eraseToAnyPublisher()
  }

  /// Publishes the number of values when the upstream finishes.
  public func count() -> AnyPublisher<Int, Failure> {
    reduce(0) { count, _ in count + 1 }.eraseToAnyPublisher()
  }

  /// Publishes the value that is the largest by `areInIncreasingOrder` when the upstream finishes.
  public func max(
    by areInIncreasingOrder: @escaping @Sendable (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(nil as Output?) { result, value in
      guard let result else { return value }
      return areInIncreasingOrder(result, value) ? value : result
    }
    .compactMap { $0 }.eraseToAnyPublisher()
  }

  /// Publishes the value that is the smallest by `areInIncreasingOrder` when the upstream
  /// finishes.
  public func min(
    by areInIncreasingOrder: @escaping @Sendable (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Publishes whether a value satisfies `predicate`: as soon as one does, or at the end.
  public func contains(
    where predicate: @escaping @Sendable (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    map(predicate).first { $0 }.replaceEmpty(with: false).eraseToAnyPublisher()
  }

  /// Publishes whether all values satisfy `predicate`: as soon as one does not, or at the end.
  public func allSatisfy(
    _ predicate: @escaping @Sendable (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    map(predicate).first { !$0 }.replaceEmpty(with: true).eraseToAnyPublisher()
  }

  /// Publishes the value that `index` others precede, if there is one.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).first().eraseToAnyPublisher()
  }

  /// Publishes the values whose numbers are in `range`, from 0.
  public func output(
    in range: some RangeExpression<Int>
  ) -> AnyPublisher<Output, Failure> {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count).eraseToAnyPublisher()
  }

  /// Returns this publisher: nothing arrives before the subscriber is ready for it.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Publishes the values of this publisher and of all `others`, as they come.
  public func merge(
    with second: some Publisher<Output, Failure>, _ third: some Publisher<Output, Failure>,
    _ fourth: some Publisher<Output, Failure>, _ fifth: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    Publishers.Merge5(self, second, third, fourth, fifth).eraseToAnyPublisher()
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the largest value when the upstream finishes.
  public func max() -> AnyPublisher<Output, Failure> { max { $0 < $1 } }

  /// Publishes the smallest value when the upstream finishes.
  public func min() -> AnyPublisher<Output, Failure> { min { $0 < $1 } }
}

extension Publisher where Output: Equatable {
  /// Publishes whether one of the values is `output`: as soon as it is, or at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publishers {
  /// When a buffer requests values; all are sent without a request.
  public enum PrefetchStrategy: Sendable {
    /// In advance.
    case keepFull
    /// When the subscriber requests them.
    case byRequest
  }

  /// What a full buffer does with the next value.
  public enum BufferingStrategy<Failure: Error>: Sendable {
    /// Drops the next value.
    case dropNewest
    /// Drops the value that has waited for the longest time.
    case dropOldest
    /// Fails.
    case customError(@Sendable () -> Failure)
  }
}
