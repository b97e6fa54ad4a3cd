import Signals

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

  /// Runs `body`, and has the tasks of publishers that are subscribed to in it prefer this
  /// executor.
  ///
  ///     let model = clock.withTaskExecutorPreference { SearchModel(clock: clock) }
  ///
  /// This concerns `Future` and the publishers of asynchronous sequences. Jobs of this scheduler
  /// run that way, and so do the subscriptions of recorders on it.
  public func withTaskExecutorPreference<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try TaskExecution.prefer(self, body)
  }

  /// Waits until at least `jobs` jobs are scheduled, by other tasks or threads.
  ///
  ///     let loading = Task { await model.load() }   // on the main actor
  ///     await clock.untilScheduled(1)
  ///     clock.advance(by: .seconds(1))
  ///
  /// Counts timers, sleeping tasks and jobs of tasks that can run at once. Returns early when the
  /// waiting task is cancelled.
  public func untilScheduled(_ jobs: Int = 1) async {
    _ = await state.wait { $0.timers.count + $0.ready.count >= jobs ? true : nil }
  }

  func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }

  /// Runs a job of this scheduler.
  func perform(_ job: () -> Void) {
    TaskExecution.prefer(self) { job() }
  }
}
