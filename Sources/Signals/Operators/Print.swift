extension Publisher {
  /// Prints every event that passes, for debugging.
  ///
  ///     titles.print("titles").sink { … }
  ///
  ///     titles: receive subscription
  ///     titles: receive value: (a)
  ///     titles: receive finished
  ///
  /// - Parameters:
  ///   - prefix: The text before each line.
  ///   - write: Receives each line. By default, lines are printed.
  public func print(
    _ prefix: String = "", to write: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) -> some Publisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { write("\(start)receive subscription") },
      receiveOutput: { write("\(start)receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("\(start)receive finished")
        case .failure(let error): write("\(start)receive error: (\(error))")
        }
      },
      receiveCancel: { write("\(start)receive cancel") })
  }
}
