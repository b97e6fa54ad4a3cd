extension Publisher {
  /// Stops the program when the upstream fails, because a failure would be a programming error.
  ///
  ///     upstream:                --a--b-|
  ///     assertNoFailure():       --a--b-|
  ///
  /// For errors that can occur in a correct program, use ``Publisher/replaceError(with:)`` or
  /// ``Publisher/catch(_:)``.
  ///
  /// - Parameters:
  ///   - prefix: The text before the error in the message.
  ///   - file: The file that the message names.
  ///   - line: The line that the message names.
  @inlinable
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #fileID, line: UInt = #line
  ) -> some Publisher<Output, Never> {
    mapError { error -> Never in
      let start = prefix.isEmpty ? "" : prefix + ": "
      fatalError(
        "\(start)a publisher that must not fail has failed: \(error)", file: file, line: line)
    }
  }
}
