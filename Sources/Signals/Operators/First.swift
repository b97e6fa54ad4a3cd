extension Publisher {
  /// Publishes the first value, then finishes.
  ///
  ///     upstream:   --a--b--c-|
  ///     first():    --(a|)
  ///
  /// Lets go of the upstream at once.
  @inlinable
  public func first() -> some Publisher<Output, Failure> {
    prefix(1)
  }

  /// Publishes the first value for which `predicate` is true, then finishes.
  ///
  ///     upstream:                   --1--2--3-|
  ///     first(where: { $0 > 1 }):   -----(2|)
  ///
  /// Lets go of the upstream at once.
  @inlinable
  public func first(
    where predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
}
