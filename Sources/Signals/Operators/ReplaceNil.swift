extension Publisher {
  /// Publishes `output` in place of every `nil`.
  ///
  ///     upstream:               --a--nil--b-|
  ///     replaceNil(with: z):    --a--z----b-|
  @inlinable
  public func replaceNil<Wrapped: Sendable>(
    with output: Wrapped
  ) -> some Publisher<Wrapped, Failure> where Output == Wrapped? {
    map { $0 ?? output }
  }
}
