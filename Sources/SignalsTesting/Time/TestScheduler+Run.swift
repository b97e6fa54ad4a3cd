import Signals

extension TestScheduler {
  /// Advances the time until no job is scheduled.
  ///
  /// - Parameter limit: The number of jobs after which the test fails, because more keep coming.
  /// - Throws: An error that tells which jobs keep coming:
  ///
  ///       run(): after 100000 jobs, at 50000.0 seconds, there are still 2 scheduled.
  ///       The last 100 jobs scheduled 50 jobs after 1.0 seconds, 50 jobs after 2.0 seconds.
  public func run(limit: Int = 100_000) throws(ExpectationError) {
    let isDone = run(atMost: limit)
    if let problem { throw ExpectationError("run(): \(problem)") }
    if isDone { return }
    let (time, count) = (now.offset, scheduled)
    let delays = delaysOfNextJobs(100)
    throw ExpectationError(
      "run(): after \(limit) jobs, at \(time), there are still \(count) scheduled.\n"
        + "The last 100 jobs scheduled \(description(of: delays)).")
  }

  /// Runs jobs until none is scheduled. Returns whether `count` were enough.
  private func run(atMost count: Int) -> Bool {
    let end = Instant(offset: .seconds(Int64.max))
    for _ in 0..<count {
      guard let job = popJob(dueBy: end) else { return true }
      perform(job)
    }
    return scheduled == 0
  }

  /// Runs `count` jobs and returns the delays of the jobs that they schedule.
  private func delaysOfNextJobs(_ count: Int) -> [Duration] {
    state.update { $0.recentDelays = [] }
    _ = run(atMost: count)
    return state.update { $0.recentDelays.take() ?? [] }
  }

  private func description(of delays: [Duration]) -> String {
    let counts = Dictionary(delays.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
    let tasks = counts.isEmpty ? ["no timer: they are jobs of tasks"] : []
    let timers = counts.map { "\($0.value) jobs after \($0.key)" }
    return (tasks + timers).joined(separator: ", ")
  }
}
