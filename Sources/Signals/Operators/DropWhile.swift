extension Publisher {
  /// Drops values as long as `predicate` returns `true` and publishes the rest.
  ///
  ///     upstream:                 --1--2--3--1-|
  ///     drop(while: { $0 < 2 }):  -----2--3--1-|
  ///
  /// Does not call `predicate` again after it has returned `false`.
  @inlinable
  public func drop(
    while predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    statefulMap(true) { isDropping, value in
      isDropping = isDropping && predicate(value)
      return isDropping ? nil : value
    }
  }
}
