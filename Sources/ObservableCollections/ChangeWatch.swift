import Signals
import Synchronization

/// Tells a closure of `update(_:)` that changes the array itself, and would be called for ever,
/// from other threads that change it meanwhile.
///
/// It begins when an update has to call its closure again, so that others pay nothing for it.
@usableFromInline
struct ChangeWatch: ~Copyable, Sendable {
  @usableFromInline let isActive = Atomic(false)
  /// The threads whose closures are called again, and whether each has changed the array since.
  private let changes = Lock([ThreadID: Bool]())

  @usableFromInline
  init() {}

  /// Watches the calling thread.
  @usableFromInline
  borrowing func begin() {
    changes.withLock { $0[.current] = false }
    isActive.store(true, ordering: .relaxed)
  }

  /// Records that the calling thread changes the array.
  @inlinable @inline(__always)
  borrowing func recordChange() {
    if isActive.load(ordering: .relaxed) { record() }
  }

  /// Stops the program if the calling thread has changed the array since it is watched, and
  /// watches it no more.
  @inlinable @inline(__always)
  borrowing func checkChange() {
    if isActive.load(ordering: .relaxed) { check() }
  }

  @usableFromInline
  borrowing func record() {
    changes.withLock { if $0[.current] != nil { $0[.current] = true } }
  }

  @usableFromInline
  borrowing func check() {
    let hasChanged = changes.withLock { changes in
      defer { if changes.isEmpty { isActive.store(false, ordering: .relaxed) } }
      return changes.removeValue(forKey: .current)
    }
    precondition(
      hasChanged != true,
      "ObservableArray.update(_:): the closure must change its argument, not the array itself.")
  }
}
