import Signals

/// A queue of updates, from any thread, that are performed before the next frame.
package final class UpdateQueue: Sendable {
  private let updates = Lock<[PendingUpdate]>([])
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called, on any thread, when the queue becomes nonempty.
  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func enqueue(_ update: PendingUpdate) {
    let isFirst = updates.withLock { updates in
      updates.append(update)
      return updates.count == 1
    }
    if isFirst { wake() }
  }

  /// Performs the updates in the queue; returns whether there were any.
  @MainActor
  func performAll() -> Bool {
    let updates = updates.withLock { updates in
      defer { updates = [] }
      return updates
    }
    for update in updates { update.perform() }
    return !updates.isEmpty
  }
}
