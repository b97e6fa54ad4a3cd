extension Publisher {
  /// Continues with another publisher when the upstream fails.
  ///
  ///     upstream:               --a--b--#
  ///     other:                          --c--|
  ///     catch { _ in other }:   --a--b----c--|
  ///
  /// - Parameter handler: Returns the publisher to continue with. A failure of that publisher is
  ///   passed on.
  @inlinable
  public func `catch`<Successor: Publisher>(
    _ handler: @escaping @Sendable (Failure) -> Successor
  ) -> some Publisher<Output, Successor.Failure> where Successor.Output == Output {
    let continued = Continued<Failure, Successor> { completion in
      switch completion {
      case .finished: .complete(.finished)
      case .failure(let error): .subscribe(to: handler(error))
      }
    }
    return OperatorPublisher(self, continued)
  }
}
