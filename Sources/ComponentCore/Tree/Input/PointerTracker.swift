/// A node that is notified when the pointer moves over it, not only when it enters and leaves.
@MainActor
protocol PointerTracker: AnyObject {
  /// Called when the pointer has moved to a place at which the node is the innermost target.
  func pointerDidMove()
}
