extension Publisher {
  /// Continues with another publisher when the upstream fails.
  ///
  ///     upstream:               --a--b--#
  ///     other:                          --c--|
  ///     catch { _ in other }:   --a--b----c--|
  ///
  /// - Parameter handler: Returns the publisher to continue with. A failure of that publisher is
  ///   passed on.
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
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

  /// Continues with another publisher when the upstream fails, or fails with another error.
  ///
  ///     upstream:                            --a--b--#
  ///     tryCatch { error in throw error }:   --a--b--#
  ///
  /// Like ``Publisher/catch(_:)``, with a closure that may throw.
  ///
  /// - Parameter handler: Returns the publisher to continue with, or throws the error to fail
  ///   with.
  public func tryCatch<Successor: Publisher>(
    _ handler: @escaping @Sendable (Failure) throws -> Successor
  ) -> some Publisher<Output, any Error> where Successor.Output == Output {
    self.catch { error in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return AnyPublisher<Output, any Error>(Fail(error: error))
      }
    }
  }
}
