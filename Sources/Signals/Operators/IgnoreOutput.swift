extension Publisher {
  /// Publishes no value, only how the upstream ends.
  ///
  ///     upstream:         --a--b--|
  ///     ignoreOutput():   --------|
  @inlinable
  public func ignoreOutput() -> some Publisher<Never, Failure> {
    compactMap { _ in nil as Never? }
  }
}
