import Synchronization

/// A gate with a queue of jobs.
///
/// The thread inside takes all pending jobs at once, into a queue that only it touches, and runs
/// them. Each job remembers the thread for whose work it runs: that is the thread that posted it
/// or, if the job was posted by a job, the thread of that job. So the thread inside knows how much
/// of other threads' work it has done, and after a while it leaves the rest to one of them, but
/// nothing of its own.
@usableFromInline
protocol JobRunner<Job>: DrainGate {
  associatedtype Job: Sendable

  /// The jobs that the thread inside has taken from the queue.
  var batch: Queue<PostedJob<Job>> { get set }

  /// The jobs that wait. The queue is locked for each access.
  var pending: Queue<PostedJob<Job>> { get set }

  /// Runs a job. Called inside the gate.
  func run(_ job: consuming Job)
}

/// A job, and the thread for whose work it runs.
@usableFromInline
struct PostedJob<Job: Sendable>: Sendable {
  @usableFromInline let job: Job
  @usableFromInline let origin: ThreadID

  @inlinable
  init(job: Job, origin: ThreadID) {
    self.job = job
    self.origin = origin
  }
}

extension JobRunner {
  /// The number of jobs of other threads that a thread runs before it hands off.
  @inlinable @inline(__always)
  static var drainLimit: Int { 1_024 }

  /// The number of waiting jobs from which a thread that posts another one yields the processor.
  @inlinable @inline(__always)
  static var backlogLimit: Int { 16_384 }

  /// Leaves the gate, after running the jobs that have been posted meanwhile.
  @inlinable @inline(__always)
  func leave() {
    if !exit() { drain(ownsPending: true) }
  }

  /// Queues `job` for the thread inside, or runs it if that thread has left meanwhile.
  @inlinable @inline(never)
  func post(_ job: consuming Job) {
    let thread = ThreadID.current
    // A thread that is draining its own work needs no lock while no job is pending. A job that
    // another thread posts after this check runs after this one.
    if drainer.load(ordering: .relaxed) == thread.bits, origin == thread,
      state.load(ordering: .acquiring) == DrainGate.inside
    {
      ownsBatch = true
      return batch.append(PostedJob(job: job, origin: thread))
    }
    lockQueue()
    let isInside = append(job, by: thread)
    let isBehind = pending.count > Self.backlogLimit
    unlockQueue()
    if isInside { drain(ownsPending: false) } else if isBehind { letDrain(thread) }
  }

  /// Appends `job` to the queue, which the caller has locked.
  ///
  /// - Returns: Whether the caller is inside now, because the thread inside has left meanwhile.
  ///   The caller must then call `drain(ownsPending:)`, which runs the job.
  @inlinable @inline(__always)
  func append(_ job: consuming Job, by thread: ThreadID) -> Bool {
    var origin = thread
    if thread.bits == drainer.load(ordering: .relaxed) {
      // Only the draining thread reads and writes these properties.
      origin = self.origin
      if origin == thread { ownsPending = true }
    }
    pending.append(PostedJob(job: job, origin: origin))
    let flags = DrainGate.inside | DrainGate.posted
    let old = state.bitwiseOr(flags, ordering: .acquiringAndReleasing).oldValue
    return old & DrainGate.inside == 0
  }

  /// Lets the thread that drains catch up, after a job was posted behind many others.
  @usableFromInline @inline(never)
  func letDrain(_ thread: ThreadID) {
    let drainer = drainer.load(ordering: .relaxed)
    if drainer != ThreadID.none.bits, drainer != thread.bits { yieldProcessor(0) }
  }

  /// Runs the jobs that are left until there is none, then leaves, or hands off.
  ///
  /// - Parameter ownsPending: Whether this thread may have posted jobs since it is inside.
  @inlinable @inline(never)
  func drain(ownsPending isOwner: Bool) {
    let thread = ThreadID.current
    var remaining = Self.drainLimit
    if isOwner { ownsPending = true }
    repeat {
      if batch.isEmpty { takePendingJobs() }
      drainer.store(thread.bits, ordering: .relaxed)
      while let posted = batch.popFirst() {
        origin = posted.origin
        if posted.origin != thread { remaining -= 1 }
        run(posted.job)
        if remaining < 0, handOff() { return }
      }
      drainer.store(ThreadID.none.bits, ordering: .relaxed)
    } while !exit()
  }

  /// Moves all pending jobs to the batch, which is empty.
  @inlinable @inline(__always)
  func takePendingJobs() {
    if batch.capacity > Self.drainLimit { batch = Queue() }
    lockQueue()
    swap(&pending, &batch)
    state.store(DrainGate.inside, ordering: .relaxed)
    unlockQueue()
    (ownsBatch, ownsPending) = (ownsPending, false)
  }

  /// Leaves the other jobs to the next sender or, if none comes, to a task. Otherwise a fast
  /// sender could keep a slow thread draining forever.
  ///
  /// - Returns: `false` if no job is left, or if one is work of this thread.
  @inlinable @inline(never)
  func handOff() -> Bool {
    if ownsPending || ownsBatch && !batch.isEmpty { return false }
    lockQueue()
    let isLeft = !(batch.isEmpty && pending.isEmpty)
    if isLeft {
      drainer.store(ThreadID.none.bits, ordering: .relaxed)
      state.store(DrainGate.posted, ordering: .releasing)
    }
    unlockQueue()
    if isLeft { Task.detached { self.resumeDraining() } }
    return isLeft
  }

  /// Drains the gate, unless another thread has entered meanwhile.
  @inlinable @inline(never)
  func resumeDraining() {
    lockQueue()
    let (isInside, _) = state.compareExchange(
      expected: DrainGate.posted, desired: DrainGate.inside | DrainGate.posted,
      ordering: .acquiring)
    unlockQueue()
    if isInside { drain(ownsPending: false) }
  }
}
