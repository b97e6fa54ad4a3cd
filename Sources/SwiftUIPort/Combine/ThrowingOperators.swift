// The operators whose closures may throw, made of `tryMap` and the operators without `try`.

extension Publisher {
  /// Publishes the values for which `isIncluded` returns `true`, and fails if it throws.
  public func tryFilter(
    _ isIncluded: @escaping @Sendable (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// Publishes the results of `transform` that are not `nil`, and fails if it throws.
  public func tryCompactMap<NewOutput: Sendable>(
    _ transform: @escaping @Sendable (Output) throws -> NewOutput?
  ) -> AnyPublisher<NewOutput, any Error> {
    tryMap(transform).compactMap { $0 }.eraseToAnyPublisher()
  }

  /// Publishes the running result after each value, and fails if `nextPartialResult` throws.
  public func tryScan<Value: Sendable>(
    _ initial: Value,
    _ nextPartialResult: @escaping @Sendable (Value, Output) throws -> Value
  ) -> AnyPublisher<Value, any Error> {
    scan(Result<Value, any Error>.success(initial)) { result, value in
      Result { try nextPartialResult(result.get(), value) }
    }
    .tryMap { try $0.get() }.eraseToAnyPublisher()
  }

  /// Publishes the result when the upstream finishes, and fails if `nextPartialResult` throws.
  public func tryReduce<Value: Sendable>(
    _ initial: Value,
    _ nextPartialResult: @escaping @Sendable (Value, Output) throws -> Value
  ) -> AnyPublisher<Value, any Error> {
    tryScan(initial, nextPartialResult).prepend(initial).last().eraseToAnyPublisher()
  }

  /// Drops a value that is a duplicate of the one before, and fails if `predicate` throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping @Sendable (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    let first: (value: Output?, isNew: Result<Bool, any Error>) = (nil, .success(true))
    return scan(first) { last, value in
      (value, Result { try last.value.map { try !predicate($0, value) } ?? true })
    }
    .tryCompactMap { try $0.isNew.get() ? $0.value : nil }
  }

  /// Finishes with the first value for which `predicate` returns `false`, and fails if it throws.
  public func tryPrefix(
    while predicate: @escaping @Sendable (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryMap { (value: $0, isIncluded: try predicate($0)) }
      .prefix { $0.isIncluded }.map { $0.value }.eraseToAnyPublisher()
  }

  /// Drops values until `predicate` returns `false`, and fails if it throws.
  public func tryDrop(
    while predicate: @escaping @Sendable (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    let first: (value: Output?, isDropped: Bool) = (nil, true)
    return tryScan(first) { last, value in (value, try last.isDropped && predicate(value)) }
      .compactMap { $0.isDropped ? nil : $0.value }.eraseToAnyPublisher()
  }

  /// Publishes the first value that satisfies `predicate`, and fails if it throws.
  public func tryFirst(
    where predicate: @escaping @Sendable (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFilter(predicate).first().eraseToAnyPublisher()
  }

  /// Publishes the last value that satisfies `predicate`, and fails if it throws.
  public func tryLast(
    where predicate: @escaping @Sendable (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFilter(predicate).last().eraseToAnyPublisher()
  }

  /// Publishes whether all values satisfy `predicate`, and fails if it throws.
  public func tryAllSatisfy(
    _ predicate: @escaping @Sendable (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryMap(predicate).allSatisfy { $0 }
  }

  /// Publishes whether a value satisfies `predicate`, and fails if it throws.
  public func tryContains(
    where predicate: @escaping @Sendable (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryMap(predicate).contains(true)
  }

  /// Publishes the largest value, and fails if `areInIncreasingOrder` throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping @Sendable (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryReduce(nil as Output?) { result, value in
      guard let result else { return value }
      return try areInIncreasingOrder(result, value) ? value : result
    }
    .compactMap { $0 }.eraseToAnyPublisher()
  }

  /// Publishes the smallest value, and fails if `areInIncreasingOrder` throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping @Sendable (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryMax { try areInIncreasingOrder($1, $0) }
  }
}
