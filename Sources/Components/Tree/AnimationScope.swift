/// The animation that applies to a subtree.
///
/// A scope is active during a frame in which the value that it watches has changed. Scopes nest;
/// the innermost active scope animates the changes inside it.
@MainActor
final class AnimationScope {
  private let parent: AnimationScope?
  /// The animation of the changes; `nil` to set values at once.
  var animation: Animation?
  /// Whether the animation applies to every change.
  var isAlwaysActive = false
  /// Whether the animation applies to the changes of this frame.
  private var isActive = false

  init(parent: AnimationScope?) {
    self.parent = parent
  }

  /// The innermost active scope.
  var nearestActive: AnimationScope? {
    isActive || isAlwaysActive ? self : parent?.nearestActive
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
