import Signals

extension Recorder {
  /// Returns the next unread value if it comes within `duration`.
  ///
  ///     let recorder = Recorder(answers, on: clock)
  ///     #expect(try await recorder.next(within: .seconds(2)) == "pong")
  ///
  /// Advances the virtual time of a recorder on a ``TestScheduler``, job by job, until there is a
  /// value. With another scheduler it waits in the time of that scheduler, and without one in real
  /// time.
  ///
  /// - Throws: An error that names what was received instead if no value comes, the stream ends
  ///   before, or the waiting task is cancelled.
  public func next(within duration: Duration) async throws(ExpectationError) -> Output {
    let state = await wait(for: duration) { !$0.unread.isEmpty || $0.completion != nil }
    guard state.unread.isEmpty else { return try await next() }
    throw ExpectationError("Expected a value within \(duration), but \(unreadDescription).")
  }

  /// Checks that neither a value nor a completion is received for `duration`.
  ///
  ///     searches.send("s")
  ///     try await recorder.expectNone(for: .milliseconds(300))
  ///
  /// Advances the virtual time of a recorder on a ``TestScheduler`` by `duration`. With another
  /// scheduler it waits in the time of that scheduler, and without one in real time.
  ///
  /// - Throws: An error that names the unread events, as soon as there are any.
  public func expectNone(for duration: Duration) async throws(ExpectationError) {
    let state = await wait(for: duration, until: \.hasUnread)
    if state.hasUnread {
      throw ExpectationError("Expected no event for \(duration), but \(unreadDescription).")
    }
    if let problem = (record.scheduler as? TestScheduler)?.problem {
      throw ExpectationError("Expected no event for \(duration). \(problem)")
    }
  }

  /// Waits until `condition` holds or `duration` is over, and returns the state.
  private func wait(
    for duration: Duration, until condition: @escaping @Sendable (State) -> Bool
  ) async -> State {
    if let scheduler = record.scheduler as? TestScheduler {
      scheduler.advance(by: duration) { record.state.read(condition) }
    } else {
      let isOver = Lock(false)
      let timer = (record.scheduler ?? .system).schedule(after: duration) { [record] in
        isOver.withLock { $0 = true }
        record.state.update { _ in }
      }
      _ = await record.state.wait { condition($0) || isOver.withLock { $0 } ? true : nil }
      timer.cancel()
    }
    return record.state.read { $0 }
  }

  private typealias State = RecordedEvents<Output, Failure>.State
}
