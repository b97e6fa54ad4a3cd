import Signals

extension Recorder {
  /// The next value that has not been asked for yet; waits for it if it has not come.
  ///
  ///     let recorder = Recorder(downloads)
  ///     #expect(try await recorder.next() == "index.html")
  ///
  /// - Throws: What came instead: the completion, or the cancelling of the waiting task, as a test's
  ///   time limit brings it about.
  public func next() async throws(ExpectationError) -> Output {
    try await next(1)[0]
  }

  /// The next `count` values that have not been asked for yet; waits for those that have not come.
  ///
  /// - Precondition: `count` is not negative.
  /// - Throws: What came instead: the completion, or the cancelling of the waiting task. The values
  ///   before it count as not asked for.
  public func next(_ count: Int) async throws(ExpectationError) -> [Output] {
    precondition(count >= 0, "next(\(count)): there is no such number of values.")
    let values = await record.state.wait { state -> [Output]? in
      guard state.unread.count < count else {
        defer { state.position += count }
        return Array(state.unread.prefix(count))
      }
      return state.completion == nil ? nil : []
    }
    if let values, values.count == count { return values }
    let expected = count == 1 ? "a value" : "\(count) values"
    throw ExpectationError("Expected \(expected); \(unreadDescription).")
  }

  /// The completion; waits for it if it has not come.
  ///
  ///     #expect(try await recorder.nextCompletion() == .finished)
  ///
  /// - Throws: What came instead: a value that has not been asked for, or the cancelling of the
  ///   waiting task.
  public func nextCompletion() async throws(ExpectationError) -> Completion<Failure> {
    let completion = await record.state.wait { state -> Completion<Failure>?? in
      guard state.unread.isEmpty else { return .some(nil) }
      state.isCompletionRead = state.completion != nil
      return state.completion.map { .some($0) }
    }
    if case .some(.some(let completion)) = completion { return completion }
    throw ExpectationError("Expected the completion; \(unreadDescription).")
  }

  /// Expects that all that has come has been asked for.
  ///
  ///     #expect(try await recorder.next(2) == ["a", "b"])
  ///     try recorder.expectNoMore()
  ///
  /// Does not wait: what comes only later is not seen.
  ///
  /// - Throws: What has come: further values, or the completion.
  public func expectNoMore() throws(ExpectationError) {
    let isAll = record.state.read { state in
      state.unread.isEmpty
        && (state.completion == nil || state.isCompletionRead)
    }
    if !isAll { throw ExpectationError("Expected no more; \(unreadDescription).") }
  }

  /// What has come and has not been asked for.
  private var unreadDescription: String {
    record.state.read { state in
      let values = state.unread.map { String(describing: $0) }.joined(separator: ", ")
      let came = values.isEmpty ? "" : "\(values) came"
      let end: String? =
        switch state.completion {
        case nil: nil
        case .finished: "it finished"
        case .failure(let error): "it failed with \(error)"
        }
      guard let end else { return came.isEmpty ? "nothing came" : came }
      return came.isEmpty ? end : "\(came), then \(end)"
    }
  }
}
