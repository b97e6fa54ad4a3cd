import Signals

extension Recorder {
  /// Returns the next unread value, waiting for it if necessary.
  ///
  ///     let recorder = Recorder(downloads)
  ///     #expect(try await recorder.next() == "index.html")
  ///
  /// - Throws: An error that names the completion if the stream has ended, or if the waiting task
  ///   is cancelled, for example by the time limit of a test.
  public func next() async throws(ExpectationError) -> Output {
    try await next(1)[0]
  }

  /// Returns the next `count` unread values, waiting for them if necessary.
  ///
  /// - Precondition: `count` is not negative.
  /// - Throws: An error that names the received events if the stream ends before, or if the
  ///   waiting task is cancelled. The values before that remain unread.
  public func next(_ count: Int) async throws(ExpectationError) -> [Output] {
    precondition(count >= 0, "next(\(count)): the count must not be negative.")
    let values = await record.state.wait { state -> [Output]? in
      guard state.unread.count < count else {
        defer { state.position += count }
        return Array(state.unread.prefix(count))
      }
      return state.completion == nil ? nil : []
    }
    if let values, values.count == count { return values }
    let expected = count == 1 ? "a value" : "\(count) values"
    throw ExpectationError("Expected \(expected), but \(unreadDescription).")
  }

  /// Returns the completion, waiting for it if necessary.
  ///
  ///     #expect(try await recorder.nextCompletion() == .finished)
  ///
  /// - Throws: An error that names the unread values if there are any, or if the waiting task is
  ///   cancelled.
  public func nextCompletion() async throws(ExpectationError) -> Completion<Failure> {
    let completion = await record.state.wait { state -> Completion<Failure>?? in
      guard state.unread.isEmpty else { return .some(nil) }
      state.isCompletionRead = state.completion != nil
      return state.completion.map { .some($0) }
    }
    if case .some(.some(let completion)) = completion { return completion }
    throw ExpectationError("Expected the completion, but \(unreadDescription).")
  }

  /// Checks that all received events have been read.
  ///
  ///     #expect(try await recorder.next(2) == ["a", "b"])
  ///     try recorder.expectNoMore()
  ///
  /// Does not wait for events that are received later.
  ///
  /// - Throws: An error that names the unread events.
  public func expectNoMore() throws(ExpectationError) {
    if record.state.read({ $0.hasUnread }) {
      throw ExpectationError("Expected no more events, but \(unreadDescription).")
    }
  }

  /// The unread events, in words.
  var unreadDescription: String {
    record.state.read { state in
      let values = state.unread.map { String(describing: $0) }.joined(separator: ", ")
      let received = values.isEmpty ? nil : "received \(values)"
      let end: String? =
        switch state.completion {
        case nil: nil
        case .finished: "the stream finished"
        case .failure(let error): "the stream failed with \(error)"
        }
      let all = [received, end].compactMap(\.self)
      return all.isEmpty ? "received nothing" : all.joined(separator: ", then ")
    }
  }
}
