extension Publisher {
  /// Drops the first `count` values and publishes the rest.
  ///
  ///     upstream:       --a--b--c--d-|
  ///     dropFirst(2):   --------c--d-|
  ///
  /// After a ``CurrentValueSubject``, `dropFirst()` publishes only the changes.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    precondition(count >= 0, "dropFirst(\(count)): the count must not be negative.")
    return statefulMap(count) { remaining, value in
      guard remaining > 0 else { return value }
      remaining -= 1
      return nil
    }
  }
}
