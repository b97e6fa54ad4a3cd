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
class Gate: Subscription, @unchecked Sendable {
  // @unchecked: what subclasses store is touched only by whoever is inside, or says otherwise.

  /// `inside` and `posted` below.
  @usableFromInline final let state = Atomic<UInt8>(0)
  private let waiting = Lock(Waiting())

  /// Somebody is inside.
  @usableFromInline static var inside: UInt8 { 1 }
  /// Jobs are waiting.
  private static var posted: UInt8 { 2 }

  /// How many jobs of other threads a thread runs before it hands over.
  private static var patience: Int { 1_024 }

  private struct Waiting {
    var jobs: [@Sendable () -> Void] = []
    /// How many of them came from other threads than the one inside.
    var foreign = 0
    /// Whose turn it is, if somebody is running jobs.
    var turn: UInt64?
  }

  @inlinable
  override init() {}

  @inlinable @inline(__always)
  final func enter() -> Bool {
    state.compareExchange(expected: 0, desired: Gate.inside, ordering: .acquiring).exchanged
  }

  @inlinable @inline(__always)
  final func leave() {
    if !state.compareExchange(expected: Gate.inside, desired: 0, ordering: .releasing).exchanged {
      runPosted()
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
      if waiting.turn == nil || waiting.turn != Turn.current { waiting.foreign += 1 }
      let both = Gate.inside | Gate.posted
      return state.bitwiseOr(both, ordering: .acquiringAndReleasing).oldValue & Gate.inside == 0
    }
  }

  /// Runs what has been posted until nothing is left, then leaves.
  @usableFromInline @inline(never)
  final func runPosted() {
    Turn.take { turn in
      var patience = Gate.patience
      repeat {
        for job in takeJobs(turn, &patience) { job() }
        if patience < 0, handOver() { return }
      } while !state.compareExchange(expected: Gate.inside, desired: 0, ordering: .releasing)
        .exchanged
    }
  }

  private func takeJobs(_ turn: UInt64, _ patience: inout Int) -> [@Sendable () -> Void] {
    let (jobs, foreign) = waiting.withLock { waiting in
      defer { waiting = Waiting(turn: turn) }
      state.store(Gate.inside, ordering: .relaxed)
      return (waiting.jobs, waiting.foreign)
    }
    patience -= foreign
    return jobs
  }

  /// Leaves the rest to the next sender or, should none come, to a task: otherwise a fast thread
  /// could keep a slow one here for ever. `false` if there is no rest.
  private func handOver() -> Bool {
    let isRest = waiting.withLock { waiting in
      guard !waiting.jobs.isEmpty else { return false }
      waiting.turn = nil
      state.store(Gate.posted, ordering: .releasing)
      return true
    }
    if isRest { Task.detached { self.resume() } }
    return isRest
  }

  private func resume() {
    let isMine = waiting.withLock { _ in
      state.compareExchange(
        expected: Gate.posted, desired: Gate.inside, ordering: .acquiring
      ).exchanged
    }
    if isMine { runPosted() }
  }
}

/// Tells a thread that runs posted jobs from every other: a job posted by the thread that runs them
/// is its own, and does not try its patience.
private enum Turn {
  @TaskLocal static var current: UInt64?
  private static let count = Atomic<UInt64>(0)

  /// Runs `body` with this thread's turn: the one it has, or a new one.
  static func take(_ body: (UInt64) -> Void) {
    if let current { return body(current) }
    let turn = count.wrappingAdd(1, ordering: .relaxed).newValue
    $current.withValue(turn) { body(turn) }
  }
}
