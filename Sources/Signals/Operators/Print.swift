extension Publisher {
  /// Prints all that happens, for looking into a chain.
  ///
  ///     titles.print("titles").sink { … }
  ///
  ///     titles: subscription
  ///     titles: value a
  ///     titles: finished
  ///
  /// - Parameters:
  ///   - prefix: Stands before each line.
  ///   - write: Takes each line; the default prints it.
  public func print(
    _ prefix: String = "", to write: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) -> some Publisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { write("\(start)subscription") },
      receiveOutput: { write("\(start)value \($0)") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("\(start)finished")
        case .failure(let error): write("\(start)failure \(error)")
        }
      },
      receiveCancel: { write("\(start)cancel") })
  }
}
