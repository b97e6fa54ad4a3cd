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
///
/// A ``JobRunner`` is a gate with a queue of jobs of its own type.
///
/// # Exclusivity
///
/// In this module, properties that every value of a stream passes are `@exclusivity(unchecked)`: a
/// check costs up to forty instructions, of about a hundred that a value takes. One thread at a
/// time touches such a property, as the class states, and no access to it lasts while other code
/// accesses it.
@usableFromInline
package class DrainGate: Subscription, @unchecked Sendable {
  // @unchecked: only the thread inside touches what subclasses store, unless they say otherwise.

  /// A set of the flags `inside` and `posted`.
  @usableFromInline final let state = Atomic<UInt8>(0)
  /// Whether a thread has locked the queue of jobs.
  @usableFromInline final let isQueueLocked = Atomic(false)
  /// The bits of the thread that is running jobs. Only that thread sets it, so a thread that finds
  /// its own identity can rely on it, and any other need not be up to date.
  @usableFromInline final let drainer = Atomic(ThreadID.none.bits)
  /// The thread for whose work the thread that drains is running a job.
  @exclusivity(unchecked) @usableFromInline final var origin = ThreadID.none

  /// Whether the thread that drains has posted some of the jobs that wait.
  @exclusivity(unchecked) @usableFromInline final var ownsPending = false
  /// Whether the thread that drains has posted some of the jobs that it has taken.
  @exclusivity(unchecked) @usableFromInline final var ownsBatch = false

  /// A thread is inside.
  @usableFromInline static var inside: UInt8 { 1 }
  /// Jobs are pending.
  @usableFromInline static var posted: UInt8 { 2 }

  @inlinable
  override init() {}

  /// Enters the gate. Returns `false` if it is closed.
  @inlinable @inline(__always)
  final func enter() -> Bool {
    state.compareExchange(expected: 0, desired: DrainGate.inside, ordering: .acquiring).exchanged
  }

  /// Opens the gate. Returns `false` if jobs are pending.
  @inlinable @inline(__always)
  final func exit() -> Bool {
    state.compareExchange(expected: DrainGate.inside, desired: 0, ordering: .releasing).exchanged
  }

  /// Locks the queue of jobs, for a few instructions that run no foreign code.
  ///
  /// This is a spin lock: a mutex costs more, and a queue is locked so briefly that a thread finds
  /// it locked only if the holder runs at the same time, or was interrupted and needs the
  /// processor.
  @inlinable @inline(__always)
  final func lockQueue() {
    if isQueueLocked.exchange(true, ordering: .acquiring) { waitForQueue() }
  }

  @inlinable @inline(__always)
  final func unlockQueue() {
    isQueueLocked.store(false, ordering: .releasing)
  }

  @usableFromInline @inline(never)
  final func waitForQueue() {
    var attempts = 0
    while isQueueLocked.load(ordering: .relaxed)
      || isQueueLocked.exchange(true, ordering: .acquiring)
    {
      attempts += 1
      if attempts > 30 { yieldProcessor(attempts) }
    }
  }
}
