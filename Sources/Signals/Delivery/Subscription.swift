import Synchronization

/// The activity that an ``AnyCancellable`` cancels.
@usableFromInline
package class Subscription: @unchecked Sendable {
  // @unchecked: the flag is atomic, and each subclass states what protects its properties.

  @usableFromInline final let active = Atomic(true)

  @inlinable
  init() {}

  /// Whether the subscription may still receive events. The load is relaxed: the gate, not this
  /// flag, protects what a cancelled subscription holds.
  @inlinable @inline(__always)
  final var isActive: Bool {
    active.load(ordering: .relaxed)
  }

  /// Ends the subscription without releasing its resources, which the thread inside the gate does.
  @inlinable @inline(__always)
  final func deactivate() {
    active.store(false, ordering: .relaxed)
  }

  @usableFromInline
  final func cancel() {
    guard active.exchange(false, ordering: .relaxed) else { return }
    releaseResources()
  }

  /// Releases what the subscription holds. Called once, by the thread that cancels.
  func releaseResources() {}
}

/// A subscription that runs a closure when it is cancelled.
@usableFromInline
final class CancellationHandler: Subscription, @unchecked Sendable {
  // @unchecked: only the thread that cancels, or the last owner, touches `action`.

  private var action: (@Sendable () -> Void)?
  /// A subscription that is cancelled after the action.
  var upstream: Subscription?

  @usableFromInline
  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }

  override func releaseResources() {
    let (action, upstream) = (action, upstream)
    self.action = nil
    self.upstream = nil
    action?()
    upstream?.cancel()
  }
}
