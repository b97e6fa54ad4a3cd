import Synchronization

/// Runs jobs one at a time, without blocking callers and without recursion.
///
///     thread 1:  enter ── deliver a ──────────── leave? no: deliver b ── leave
///     thread 2:            enter? no: post b, return
///
/// A caller that finds the gate open enters, does its work, and leaves. A caller that finds it
/// closed, on another thread or further up the same stack, posts a job and returns; the thread
/// inside runs the job before it leaves (a trampoline). So no lock is held while a job runs, jobs
/// run in the order in which they were posted, and a million nested sends use no stack. An
/// uncontended event costs two atomic operations.
@usableFromInline
class DrainGate: Subscription, @unchecked Sendable {
  // @unchecked: only the thread inside touches what subclasses store, unless they say otherwise.

  /// A set of the flags `inside` and `posted`.
  @usableFromInline final let state = Atomic<UInt8>(0)
  private let queue = Lock(JobQueue())

  /// A thread is inside.
  @usableFromInline static var inside: UInt8 { 1 }
  /// Jobs are pending.
  private static var posted: UInt8 { 2 }

  /// The number of jobs of other threads that a thread runs before it hands off.
  private static var drainLimit: Int { 1_024 }

  private struct JobQueue {
    var jobs: [@Sendable () -> Void] = []
    /// The number of jobs that threads other than the draining one have posted.
    var fromOtherThreads = 0
    /// The token of the thread that is draining.
    var drainToken: UInt64?
  }

  @inlinable
  override init() {}

  /// Enters the gate. Returns `false` if it is closed.
  @inlinable @inline(__always)
  final func enter() -> Bool {
    state.compareExchange(expected: 0, desired: DrainGate.inside, ordering: .acquiring).exchanged
  }

  /// Leaves the gate, after running the jobs that have been posted meanwhile.
  @inlinable @inline(__always)
  final func leave() {
    if !exit() { drain() }
  }

  /// Opens the gate. Returns `false` if jobs are pending.
  @inlinable @inline(__always)
  final func exit() -> Bool {
    state.compareExchange(expected: DrainGate.inside, desired: 0, ordering: .releasing).exchanged
  }

  /// Queues `job` for the thread inside, or runs it if that thread has left meanwhile.
  @usableFromInline
  final func post(_ job: @escaping @Sendable () -> Void) {
    if enqueue(job) { leave() }
  }

  /// Queues `job` for the thread inside.
  ///
  /// - Returns: Whether the caller is inside now, because that thread has left meanwhile. The
  ///   caller must then call `leave()`, which runs the job.
  @usableFromInline
  final func enqueue(_ job: @escaping @Sendable () -> Void) -> Bool {
    queue.withLock { queue in
      queue.jobs.append(job)
      if queue.drainToken == nil || queue.drainToken != DrainToken.current {
        queue.fromOtherThreads += 1
      }
      let flags = DrainGate.inside | DrainGate.posted
      let old = state.bitwiseOr(flags, ordering: .acquiringAndReleasing).oldValue
      return old & DrainGate.inside == 0
    }
  }

  /// Runs pending jobs until none is left, then leaves.
  @usableFromInline @inline(never)
  final func drain() {
    DrainToken.withToken { token in
      var remaining = DrainGate.drainLimit
      repeat {
        for job in takeJobs(token, &remaining) { job() }
        if remaining < 0, handOffDraining() { return }
      } while !exit()
    }
  }

  private func takeJobs(_ token: UInt64, _ remaining: inout Int) -> [@Sendable () -> Void] {
    let (jobs, fromOtherThreads) = queue.withLock { queue in
      defer { queue = JobQueue(drainToken: token) }
      state.store(DrainGate.inside, ordering: .relaxed)
      return (queue.jobs, queue.fromOtherThreads)
    }
    remaining -= fromOtherThreads
    return jobs
  }

  /// Leaves the pending jobs to the next sender or, if none comes, to a task. Otherwise a fast
  /// sender could keep a slow thread draining forever.
  ///
  /// - Returns: `false` if no job is pending.
  private func handOffDraining() -> Bool {
    let hasJobs = queue.withLock { queue in
      guard !queue.jobs.isEmpty else { return false }
      queue.drainToken = nil
      state.store(DrainGate.posted, ordering: .releasing)
      return true
    }
    if hasJobs { Task.detached { self.resumeDraining() } }
    return hasJobs
  }

  private func resumeDraining() {
    let isInside = queue.withLock { _ in
      state.compareExchange(
        expected: DrainGate.posted, desired: DrainGate.inside, ordering: .acquiring
      ).exchanged
    }
    if isInside { drain() }
  }
}

/// Identifies the thread that drains a gate. Jobs that it posts to itself do not count against its
/// limit.
private enum DrainToken {
  @TaskLocal static var current: UInt64?
  private static let count = Atomic<UInt64>(0)

  /// Runs `body` with the token of this thread, or with a new one if it has none.
  static func withToken(_ body: (UInt64) -> Void) {
    if let current { return body(current) }
    let token = count.wrappingAdd(1, ordering: .relaxed).newValue
    $current.withValue(token) { body(token) }
  }
}
