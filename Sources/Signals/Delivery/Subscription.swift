import Synchronization

/// What an ``AnyCancellable`` ends.
@usableFromInline
class Subscription: @unchecked Sendable {
  // @unchecked: the flag is atomic; each subclass says what guards the rest.

  @usableFromInline final let live = Atomic(true)

  @inlinable
  init() {}

  /// Whether it may still receive. A relaxed load: what a cancelled subscription held is guarded by
  /// the gate, not by this flag.
  @inlinable @inline(__always)
  final var isActive: Bool {
    live.load(ordering: .relaxed)
  }

  /// Ends it without letting go: for whoever is inside the gate and lets go there.
  @inlinable @inline(__always)
  final func deactivate() {
    live.store(false, ordering: .relaxed)
  }

  @inlinable
  final func cancel() {
    guard live.exchange(false, ordering: .relaxed) else { return }
    releaseResources()
  }

  /// Lets go of what the subscription holds. Called once, by whoever cancelled.
  @usableFromInline
  func releaseResources() {}
}

/// A subscription that only has something to do at its end.
@usableFromInline
final class CancellationHandler: Subscription, @unchecked Sendable {
  // @unchecked: only whoever cancelled, or the last owner, touches `action`.

  private var action: (@Sendable () -> Void)?

  @usableFromInline
  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }

  @usableFromInline
  override func releaseResources() {
    let action = action
    self.action = nil
    action?()
  }
}
