extension Publisher {
  /// Stops the program in its debugger when one of the closures returns `true`.
  public func breakpoint(
    receiveSubscription: ((NoSubscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> {
    handleEvents(
      receiveSubscription: receiveSubscription.map { stops in { if stops($0) { trap() } } },
      receiveOutput: receiveOutput.map { stops in { if stops($0) { trap() } } },
      receiveCompletion: receiveCompletion.map { stops in { if stops($0) { trap() } } })
  }

  /// Stops the program in its debugger when the upstream fails.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }
}

/// Raises the signal at which debuggers stop.
private func trap() {
  raise(SIGTRAP)
}
