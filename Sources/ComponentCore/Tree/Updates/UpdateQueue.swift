import Signals

// How updates reach the main actor: Any thread may enqueue an update. The first one in an empty
// queue wakes the main actor, which performs them all at the start of the next frame. Updates that
// are enqueued meanwhile wait for another call, so that a frame has a finite number of updates.

/// A queue of updates that are performed on the main actor before the next frame.
package final class UpdateQueue: Sendable {
  private let updates = Lock<[@MainActor () -> Void]>([])
  /// An empty array with the memory of updates that have been performed.
  @MainActor private var emptied: [@MainActor () -> Void] = []
  private let wake: @Sendable () -> Void

  /// Creates an empty queue.
  ///
  /// - Parameter wake: A closure that is called when the queue becomes nonempty, on the thread
  ///   that enqueues.
  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Whether no updates are in the queue.
  var isEmpty: Bool { updates.withLock { $0.isEmpty } }

  package func enqueue(_ update: @escaping @MainActor () -> Void) {
    let isFirst = updates.withLock { updates in
      updates.append(update)
      return updates.count == 1
    }
    if isFirst { wake() }
  }

  /// Performs the updates that are in the queue.
  ///
  /// Updates that these enqueue stay in the queue.
  ///
  /// - Returns: `false` if the queue was empty.
  @MainActor @discardableResult
  func performAll() -> Bool {
    // An update may call this again, so the memory is taken while it is used.
    var updates: [@MainActor () -> Void] = []
    swap(&updates, &emptied)
    self.updates.withLock { swap(&updates, &$0) }
    if updates.isEmpty {
      emptied = updates
      return false
    }
    for update in updates { update() }
    updates.removeAll(keepingCapacity: true)
    emptied = updates
    return true
  }
}
