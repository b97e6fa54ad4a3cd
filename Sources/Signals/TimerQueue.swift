/// A queue of jobs in the order of their deadlines, from which schedulers are built.
///
/// The queue is a binary heap, so scheduling and removing a job cost O(log *n*). A cancelled job
/// releases its closure at once, but its entry stays in the heap until it is due or cancelled
/// entries make up half of the heap, which is then rebuilt.
package struct TimerQueue: Sendable {
  private struct Entry {
    var deadline: Instant
    var order: Int
    var job: ScheduledJob

    func precedes(_ other: Entry) -> Bool {
      (deadline, order) < (other.deadline, other.order)
    }
  }

  private var heap: [Entry] = []
  private var scheduled = 0
  /// The size at which cancelled entries are removed.
  private var compactionThreshold = 64

  package init() {}

  /// Adds `job`, which is removed when the result is cancelled or released.
  package mutating func schedule(
    at deadline: Instant, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    if heap.count >= compactionThreshold { removeCancelled() }
    let scheduledJob = ScheduledJob(job)
    scheduled += 1
    heap.append(Entry(deadline: deadline, order: scheduled, job: scheduledJob))
    siftUp(from: heap.count - 1)
    return AnyCancellable(scheduledJob)
  }

  /// Returns the deadline of the first job.
  package mutating func nextDeadline() -> Instant? {
    while let first = heap.first, !first.job.isActive { removeFirst() }
    return heap.first?.deadline
  }

  /// Removes and returns the first job, if it is due at `now`.
  package mutating func popDue(at now: Instant) -> (deadline: Instant, job: @Sendable () -> Void)? {
    while let deadline = nextDeadline(), deadline <= now {
      if let job = removeFirst().job.take() { return (deadline, job) }
    }
    return nil
  }

  /// The number of pending jobs.
  package var count: Int {
    heap.count { $0.job.isActive }
  }

  private mutating func removeCancelled() {
    heap.removeAll { !$0.job.isActive }
    heap.sort { $0.precedes($1) }
    compactionThreshold = max(64, heap.count * 2)
  }

  @discardableResult
  private mutating func removeFirst() -> Entry {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    siftDown(from: 0)
    return first
  }

  private mutating func siftUp(from index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from index: Int) {
    var parent = index
    while true {
      let children = (2 * parent + 1)..<min(2 * parent + 3, max(2 * parent + 1, heap.count))
      guard let first = children.min(by: { heap[$0].precedes(heap[$1]) }),
        heap[first].precedes(heap[parent])
      else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}

/// A job until it runs or is cancelled.
private final class ScheduledJob: Subscription, @unchecked Sendable {
  // @unchecked: the job is behind a lock.

  private let job: Lock<(@Sendable () -> Void)?>

  init(_ job: @escaping @Sendable () -> Void) {
    self.job = Lock(job)
  }

  /// Returns the job to the first caller, which then runs it, unless it was cancelled.
  func take() -> (@Sendable () -> Void)? {
    deactivate()
    return job.withLock { job in
      defer { job = nil }
      return job
    }
  }

  override func releaseResources() {
    _ = take()
  }
}
