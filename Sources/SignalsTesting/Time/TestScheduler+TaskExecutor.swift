/// A task that prefers this executor goes on only while time is advanced, on the thread that
/// advances it, each time it can before any further time passes.
///
///     let task = Task(executorPreference: scheduler) {
///       try await Task.sleep(for: .seconds(1), clock: scheduler)
///       titles.send("awake")
///     }
///     scheduler.advance(by: .seconds(1))
///     #expect(recorder.values == ["awake"])
///
/// What the task awaits elsewhere, on the main actor or another executor, comes back with the next
/// advance after it is done.
extension TestScheduler: TaskExecutor {
  /// Takes a part of a task, to be run when time is advanced.
  public func enqueue(_ job: consuming ExecutorJob) {
    let part = UnownedJob(job)
    state.update { $0.ready.append(part) }
  }

  func run(_ part: UnownedJob) {
    part.runSynchronously(on: asUnownedTaskExecutor())
  }
}
