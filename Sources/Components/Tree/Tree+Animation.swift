extension Tree {
  /// The duration of a frame during animations, in seconds.
  private static let frameTime = 1.0 / 60

  /// Applies the values of all running animations.
  func advanceAnimations() {
    animator.update(in: self, frameTime: Tree.frameTime)
  }
}
