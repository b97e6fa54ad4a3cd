/// Jobs in the order in which they fall due: what every scheduler is made of.
///
/// A binary heap, so scheduling and taking cost O(log *n*). Cancelled jobs stay in it, emptied,
/// until they fall due or outnumber the others.
package struct TimerQueue: Sendable {
  private struct Entry {
    var due: Instant
    var order: Int
    var job: ScheduledJob

    func precedes(_ other: Entry) -> Bool {
      (due, order) < (other.due, other.order)
    }
  }

  private var heap: [Entry] = []
  private var scheduled = 0
  private var compactionThreshold = 64

  package init() {}

  /// Enters `job`; it stays as long as the result is neither cancelled nor released.
  package mutating func schedule(
    at due: Instant, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    if heap.count >= compactionThreshold { removeCancelled() }
    let scheduledJob = ScheduledJob(job)
    scheduled += 1
    heap.append(Entry(due: due, order: scheduled, job: scheduledJob))
    siftUp(from: heap.count - 1)
    return AnyCancellable(scheduledJob)
  }

  /// When the first job falls due.
  package mutating func nextDeadline() -> Instant? {
    while let first = heap.first, !first.job.isActive { removeFirst() }
    return heap.first?.due
  }

  /// Takes the first job out, if it is due at `now`.
  package mutating func popDue(at now: Instant) -> (due: Instant, job: @Sendable () -> Void)? {
    while let due = nextDeadline(), due <= now {
      if let job = removeFirst().job.take() { return (due, job) }
    }
    return nil
  }

  /// How many jobs wait.
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

/// A job until it runs or is called off.
private final class ScheduledJob: Subscription, @unchecked Sendable {
  // @unchecked: the job is behind a lock.

  private let job: Lock<(@Sendable () -> Void)?>

  init(_ job: @escaping @Sendable () -> Void) {
    self.job = Lock(job)
  }

  /// The job, unless it has run or was cancelled: whoever gets it runs it.
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
