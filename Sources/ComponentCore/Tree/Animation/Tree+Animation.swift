extension Tree {
  /// The shortest time between two frames during animations, in seconds.
  private static let frameTime = 1.0 / 60

  /// Performs the requested animations and sets the values of all running ones.
  func advanceAnimations() {
    animator.update(in: self, frameTime: Tree.frameTime)
  }
}
