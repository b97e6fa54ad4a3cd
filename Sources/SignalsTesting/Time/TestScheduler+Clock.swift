import Signals

extension TestScheduler: Clock {
  /// The resolution of the clock, which is exact.
  public var minimumResolution: Duration {
    .zero
  }

  /// Suspends the task until the time has advanced to `deadline`, or not at all if it has already.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let (wakeUps, wakeUp) = AsyncStream.makeStream(of: Never.self)
    let (sleepID, timer) = state.update { state in
      guard deadline > state.now else { return (0, nil as AnyCancellable?) }
      state.lastSleepID += 1
      state.sleepers.insert(state.lastSleepID)
      let timer = state.timers.schedule(at: deadline) { [sleepID = state.lastSleepID] in
        self.state.update { _ = $0.sleepers.remove(sleepID) }
        wakeUp.finish()
      }
      return (state.lastSleepID, timer)
    }
    guard let timer else { return }
    for await _ in wakeUps {}
    timer.cancel()
    state.update { _ = $0.sleepers.remove(sleepID) }
    try Task.checkCancellation()
  }

  /// Waits until `tasks` tasks are sleeping on this clock, so that the test knows how far they
  /// are.
  ///
  ///     let clockwork = Task {
  ///       for second in 1...3 {
  ///         try await Task.sleep(for: .seconds(1), clock: scheduler)
  ///         print(second)
  ///       }
  ///     }
  ///     await scheduler.waitForSleepers()
  ///     scheduler.advance(by: .seconds(1))
  ///     await scheduler.waitForSleepers()   // it has printed 1
  ///
  /// A task that ``advance(by:)`` wakes no longer counts when that method returns. Returns early
  /// when the waiting task is cancelled.
  public func waitForSleepers(_ tasks: Int = 1) async {
    _ = await state.wait { $0.sleepers.count >= tasks ? true : nil }
  }
}
