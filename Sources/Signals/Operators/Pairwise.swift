extension Publisher {
  /// Publishes each value together with the previous one.
  ///
  ///     upstream:     --a--b--c--|
  ///     pairwise():   -----ab-bc-|
  ///
  /// Publishes nothing for the first value.
  @inlinable
  public func pairwise() -> some Publisher<(previous: Output, new: Output), Failure> {
    statefulMap(nil as Output?) { previous, value in
      defer { previous = value }
      return previous.map { ($0, value) }
    }
  }
}
