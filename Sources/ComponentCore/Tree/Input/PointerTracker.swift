/// A node that follows the pointer over it, and not only notices that it enters and leaves.
@MainActor
protocol PointerTracker: AnyObject {
  /// Called when the pointer has moved to a place at which the node is the innermost target.
  func pointerDidMove()
  /// Whether the node follows a drag within cells.
  var dragsWithinCells: Bool { get }
}

extension Tree {
  /// Whether a node is dragged that follows the pointer within cells.
  package var isDraggingWithinCells: Bool {
    (eventDispatcher.pressed as? any PointerTracker)?.dragsWithinCells == true
  }
}
