extension Publisher {
  /// Stops the program where the upstream fails: for a failure that would be a mistake in the
  /// program.
  ///
  ///     upstream:                --a--b-|
  ///     assertNoFailure():       --a--b-|
  ///
  /// For trouble that may come from outside, take ``Publisher/replaceError(with:)`` or
  /// ``Publisher/catch(_:)``.
  ///
  /// - Parameters:
  ///   - prefix: Stands before the error in the message.
  ///   - file: What the message says of where it was.
  ///   - line: What the message says of where it was.
  @inlinable
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #fileID, line: UInt = #line
  ) -> some Publisher<Output, Never> {
    mapError { error -> Never in
      let start = prefix.isEmpty ? "" : prefix + ": "
      fatalError("\(start)a publisher failed that must not: \(error)", file: file, line: line)
    }
  }
}
