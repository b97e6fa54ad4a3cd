/// The animation that applies to a subtree.
///
/// A scope is active during a frame in which the value that it watches has changed. Active scopes
/// change the transaction of the changes inside them, outer ones first.
@MainActor
package final class AnimationScope {
  private let parent: AnimationScope?
  /// Changes the transaction of a change.
  var transform: (inout Transaction) -> Void = { _ in }
  /// Whether the scope applies to every change.
  var isAlwaysActive = false
  /// Whether the scope applies to the changes of this frame.
  private var isActive = false

  init(parent: AnimationScope?) {
    self.parent = parent
  }

  /// Returns the transaction of a change inside the scope which was made in `transaction`.
  func resolve(_ transaction: Transaction) -> Transaction {
    var resolved = parent?.resolve(transaction) ?? transaction
    if isActive || isAlwaysActive { transform(&resolved) }
    return resolved
  }

  /// Activates the scope until the end of the frame.
  func activate(in animator: Animator) {
    if isActive { return }
    isActive = true
    animator.add(self)
  }

  func endFrame() {
    isActive = false
  }
}
