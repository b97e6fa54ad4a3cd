/// A task that prefers this executor runs only while time is advanced, on the thread that advances
/// it. It runs as far as it can before the time advances further.
///
///     let task = Task(executorPreference: scheduler) {
///       try await Task.sleep(for: .seconds(1), clock: scheduler)
///       titles.send("awake")
///     }
///     scheduler.advance(by: .seconds(1))
///     #expect(recorder.values == ["awake"])
///
/// After awaiting work on the main actor or on another executor, the task resumes with the first
/// advance that follows the end of that work.
extension TestScheduler: TaskExecutor {
  /// Queues a job of a task, which runs when time is advanced.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.update { $0.ready.append(job) }
  }

  func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
