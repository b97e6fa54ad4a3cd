extension Publisher {
  /// Publishes only the completion.
  ///
  ///     upstream:         --a--b--|
  ///     ignoreOutput():   --------|
  @inlinable
  public func ignoreOutput() -> some Publisher<Never, Failure> {
    compactMap { _ in nil as Never? }
  }
}
