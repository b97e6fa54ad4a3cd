extension Publisher {
  /// Publishes the last value when the upstream finishes.
  ///
  ///     upstream:   --a--b--c--|
  ///     last():     -----------(c|)
  ///
  /// Publishes nothing if the upstream has no values. A failure is passed on without a value.
  @inlinable
  public func last() -> some Publisher<Output, Failure> {
    reduce(nil as Output?) { $1 }.compactMap { $0 }
  }

  /// Publishes the last value for which `predicate` returns `true` when the upstream finishes.
  ///
  ///     upstream:                  --1--2--3--|
  ///     last(where: { $0 < 3 }):   -----------(2|)
  ///
  /// Like ``Publisher/last()``.
  @inlinable
  public func last(
    where predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    filter(predicate).last()
  }
}
