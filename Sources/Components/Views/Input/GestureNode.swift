/// A node of a gesture. The innermost of several gestures on a view handles the pointer first and
/// passes on what it does not use.
protocol GestureNode: LayoutNode {}

extension GestureNode {
  /// Passes a click that the gesture does not use to the enclosing views.
  func passOnClick() {
    var next = container
    while let node = next, !node.handle(.pressed) { next = node.container }
    _ = next?.handle(.released(isInside: true))
  }
}
