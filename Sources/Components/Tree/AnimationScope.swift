/// The animation that applies to a subtree.
@MainActor
final class AnimationScope {
  private let parent: AnimationScope?
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

  func activate(in animator: Animator) {
    if isActive { return }
    isActive = true
    animator.add(self)
  }

  func endFrame() {
    isActive = false
  }
}
