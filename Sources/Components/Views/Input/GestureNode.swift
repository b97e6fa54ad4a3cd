/// A node of a gesture, which takes the pointer and the focus of its view.
///
/// The innermost of several gestures on a view takes the focus for all, and handles the pointer
/// first. It passes on what it does not use.
class GestureNode: ContainerNode {
  private var isFocused = false {
    didSet { if isFocused != oldValue { setNeedsPaint() } }
  }

  final override var acceptsPointer: Bool { environment.isEnabled }

  final override var canBecomeFocused: Bool {
    environment.isEnabled && !isFocusDisabled
      && !(contents.count == 1 && contents[0] is GestureNode)
  }

  /// Handles that the left mouse button went down or up, that the pointer moved meanwhile, or that
  /// the press was cancelled.
  func handlePointer(_ event: NodeEvent) {}

  /// Handles a key; returns `false` to leave it to the container.
  func handleKey(_ press: KeyPress) -> Bool { false }

  final override func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused): self.isFocused = isFocused
    case .key(let press): return environment.isEnabled && handleKey(press)
    case .pressed, .dragged, .released, .cancelled: handlePointer(event)
    case .hovered: break
    case .pasted, .scrolled: return false
    }
    return true
  }

  /// Passes a click that the gesture does not use to the enclosing views.
  final func passOnClick() {
    var next = container
    while let node = next, !node.handle(.pressed) { next = node.container }
    _ = next?.handle(.released(isInside: true))
  }

  final override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    if isFocused { canvas.attributes.isReversed = true }
    paintChildren(on: canvas)
  }
}
