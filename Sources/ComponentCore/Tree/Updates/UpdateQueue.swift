import Signals

// How updates reach the main actor: Any thread may enqueue an update. The first one in an empty
// queue wakes the main actor, which performs them all at the start of the next frame. Updates that
// are enqueued meanwhile are performed in a limited number of further rounds, without waking the
// main actor. If some are left at the end of the frame, they wake it for another one.

/// A queue of updates that are performed on the main actor before the next frame.
package final class UpdateQueue: Sendable {
  /// An update in a structure, because an array stores a closure behind a second one that calls
  /// it.
  private struct Update {
    let perform: @MainActor () -> Void
  }

  private struct Contents {
    var updates: [Update] = []
    /// Whether ``withoutWaking(_:)`` is running.
    var isFrameInProgress = false
  }

  private let contents = Lock(Contents())
  /// An empty array with the memory of updates that have been performed.
  @MainActor private var emptied: [Update] = []
  private let wake: @Sendable () -> Void

  /// Creates an empty queue.
  ///
  /// - Parameter wake: A closure that is called when the queue becomes nonempty, on the thread
  ///   that enqueues, or that ends a frame which has left updates.
  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Whether no updates are in the queue.
  var isEmpty: Bool { contents.withLock { $0.updates.isEmpty } }

  package func enqueue(_ update: @escaping @MainActor () -> Void) {
    let mustWake = contents.withLock { contents in
      contents.updates.append(Update(perform: update))
      return contents.updates.count == 1 && !contents.isFrameInProgress
    }
    if mustWake { wake() }
  }

  /// Calls `frame`, which performs the updates in the queue and those that are enqueued meanwhile.
  /// Only what it leaves of these wakes the main actor.
  @MainActor
  func withoutWaking(_ frame: () -> Void) {
    let isOutermost = contents.withLock { contents in
      defer { contents.isFrameInProgress = true }
      return !contents.isFrameInProgress
    }
    frame()
    guard isOutermost else { return }
    let isEmpty = contents.withLock { contents in
      contents.isFrameInProgress = false
      return contents.updates.isEmpty
    }
    if !isEmpty { wake() }
  }

  /// Performs the updates that are in the queue.
  ///
  /// Updates that these enqueue stay in the queue.
  ///
  /// - Returns: `false` if the queue was empty.
  @MainActor @discardableResult
  func performAll() -> Bool {
    // An update may call this again, so the memory is taken while it is used.
    var updates: [Update] = []
    swap(&updates, &emptied)
    contents.withLock { swap(&updates, &$0.updates) }
    if updates.isEmpty {
      emptied = updates
      return false
    }
    for update in updates { update.perform() }
    updates.removeAll(keepingCapacity: true)
    emptied = updates
    return true
  }
}
