import Synchronization

/// Lets one caller in at a time and makes nobody wait.
///
///     thread 1:  enter ── deliver a ──────────── leave? no: deliver b ── leave
///     thread 2:            enter? no: post b, return
///
/// Whoever finds the gate open enters, delivers, and leaves. Whoever finds it shut, be it another
/// thread or this one further up its own stack, posts a job and returns; whoever is inside runs it
/// before leaving. So no lock is held while a job runs, jobs run in the order they came, and a
/// million sends from inside a delivery take no stack. Two atomic operations for an event that
/// meets nobody.
@usableFromInline
class DrainGate: Subscription, @unchecked Sendable {
  // @unchecked: what subclasses store is touched only by whoever is inside, or says otherwise.

  /// `inside` and `posted` below.
  @usableFromInline final let state = Atomic<UInt8>(0)
  private let waiting = Lock(Waiting())

  /// Somebody is inside.
  @usableFromInline static var inside: UInt8 { 1 }
  /// Jobs are waiting.
  private static var posted: UInt8 { 2 }

  /// How many jobs of other threads a thread runs before it hands over.
  private static var drainLimit: Int { 1_024 }

  private struct Waiting {
    var jobs: [@Sendable () -> Void] = []
    /// How many of them came from other threads than the one inside.
    var fromOtherThreads = 0
    /// The token of the thread that drains, if somebody is running jobs.
    var drainToken: UInt64?
  }

  @inlinable
  override init() {}

  @inlinable @inline(__always)
  final func enter() -> Bool {
    state.compareExchange(expected: 0, desired: DrainGate.inside, ordering: .acquiring).exchanged
  }

  @inlinable @inline(__always)
  final func leave() {
    if !state.compareExchange(expected: DrainGate.inside, desired: 0, ordering: .releasing)
      .exchanged
    {
      drain()
    }
  }

  /// Leaves `job` to whoever is inside. If they left meanwhile, runs it.
  @usableFromInline
  final func post(_ job: @escaping @Sendable () -> Void) {
    if enqueue(job) { leave() }
  }

  /// Leaves `job` to whoever is inside; `true` if that is now the caller, who must then leave, and
  /// runs it in leaving.
  @usableFromInline
  final func enqueue(_ job: @escaping @Sendable () -> Void) -> Bool {
    waiting.withLock { waiting in
      waiting.jobs.append(job)
      if waiting.drainToken == nil || waiting.drainToken != DrainToken.current {
        waiting.fromOtherThreads += 1
      }
      let both = DrainGate.inside | DrainGate.posted
      return state.bitwiseOr(both, ordering: .acquiringAndReleasing).oldValue & DrainGate.inside
        == 0
    }
  }

  /// Runs what has been posted until nothing is left, then leaves.
  @usableFromInline @inline(never)
  final func drain() {
    DrainToken.withToken { drainToken in
      var remaining = DrainGate.drainLimit
      repeat {
        for job in takeJobs(drainToken, &remaining) { job() }
        if remaining < 0, handOffDraining() { return }
      } while !state.compareExchange(expected: DrainGate.inside, desired: 0, ordering: .releasing)
        .exchanged
    }
  }

  private func takeJobs(_ drainToken: UInt64, _ remaining: inout Int) -> [@Sendable () -> Void] {
    let (jobs, fromOtherThreads) = waiting.withLock { waiting in
      defer { waiting = Waiting(drainToken: drainToken) }
      state.store(DrainGate.inside, ordering: .relaxed)
      return (waiting.jobs, waiting.fromOtherThreads)
    }
    remaining -= fromOtherThreads
    return jobs
  }

  /// Leaves the rest to the next sender or, should none come, to a task: otherwise a fast thread
  /// could keep a slow one here for ever. `false` if there is no rest.
  private func handOffDraining() -> Bool {
    let hasRest = waiting.withLock { waiting in
      guard !waiting.jobs.isEmpty else { return false }
      waiting.drainToken = nil
      state.store(DrainGate.posted, ordering: .releasing)
      return true
    }
    if hasRest { Task.detached { self.resumeDraining() } }
    return hasRest
  }

  private func resumeDraining() {
    let isClaimed = waiting.withLock { _ in
      state.compareExchange(
        expected: DrainGate.posted, desired: DrainGate.inside, ordering: .acquiring
      ).exchanged
    }
    if isClaimed { drain() }
  }
}

/// Tells a thread that runs posted jobs from every other: a job posted by the thread that runs them
/// is its own, and does not count against its limit.
private enum DrainToken {
  @TaskLocal static var current: UInt64?
  private static let count = Atomic<UInt64>(0)

  /// Runs `body` with this thread's token: the one it has, or a new one.
  static func withToken(_ body: (UInt64) -> Void) {
    if let current { return body(current) }
    let drainToken = count.wrappingAdd(1, ordering: .relaxed).newValue
    $current.withValue(drainToken) { body(drainToken) }
  }
}
