extension Publisher {
  /// Publishes the accumulated result when the upstream finishes.
  ///
  ///     upstream:       --1--2--3--|
  ///     reduce(0, +):   -----------(6|)
  ///
  /// Publishes `initial` if the upstream has no values. A failure is passed on without a result.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - next: Returns the next result from the previous one and a value.
  @inlinable
  public func reduce<Result: Sendable>(
    _ initial: Result, _ next: @escaping @Sendable (_ result: Result, _ value: Output) -> Result
  ) -> some Publisher<Result, Failure> {
    reduce(into: initial) { $0 = next($0, $1) }
  }

  /// Publishes the accumulated result when the upstream finishes.
  ///
  ///     upstream:                       --a--b--a--|
  ///     reduce(into: [:]) {
  ///       $0[$1, default: 0] += 1 }:    -----------([a: 2, b: 1]|)
  ///
  /// Like ``Publisher/reduce(_:_:)``, for results that are expensive to copy.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - update: Adds a value to the result.
  @inlinable
  public func reduce<Result: Sendable>(
    into initial: Result,
    _ update: @escaping @Sendable (_ result: inout Result, _ value: Output) -> Void
  ) -> some Publisher<Result, Failure> {
    statefulMap(initial) { result, value -> Result? in
      update(&result, value)
      return nil
    } last: { result in
      result
    }
  }
}
