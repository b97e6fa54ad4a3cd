extension Publisher {
  /// Publishes the first value, then finishes.
  ///
  ///     upstream:   --a--b--c-|
  ///     first():    --(a|)
  ///
  /// Cancels the upstream at once.
  @inlinable
  public func first() -> some Publisher<Output, Failure> {
    prefix(1)
  }

  /// Publishes the first value for which `predicate` returns `true`, then finishes.
  ///
  ///     upstream:                   --1--2--3-|
  ///     first(where: { $0 > 1 }):   -----(2|)
  ///
  /// Cancels the upstream at once.
  @inlinable
  public func first(
    where predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
}
