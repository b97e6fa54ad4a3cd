@_spi(Nodes) import ComponentCore

/// The handler of a gesture, which takes the pointer and the focus of its view.
///
/// The innermost of several gestures on a view takes the focus for all, and handles the pointer
/// first. It passes on what it does not use.
@MainActor
protocol GestureHandler: InputHandler {
  var node: ContainerNode { get }
  /// Whether the node has the focus.
  var isMarked: Bool { get set }

  /// Handles that the left mouse button went down or up, that the pointer moved meanwhile, or that
  /// the press was cancelled.
  func handlePointer(_ event: NodeEvent)

  /// Handles a key; returns `false` to leave it to the container.
  func handleKey(_ press: KeyPress) -> Bool
}

extension GestureHandler {
  var acceptsPointer: Bool { node.environment.isEnabled }

  var canBecomeFocused: Bool {
    node.environment.isEnabled && !node.isFocusDisabled
      && !(node.contents.count == 1 && node.contents[0].hasGesture)
  }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused):
      if isFocused != isMarked {
        isMarked = isFocused
        node.setNeedsPaint()
      }
    case .key(let press): return node.environment.isEnabled && handleKey(press)
    case .pressed, .dragged, .released, .cancelled: handlePointer(event)
    case .hovered: break
    case .pasted, .scrolled: return false
    }
    return true
  }

  /// Passes a click that the gesture does not use to the enclosing views.
  func passOnClick() {
    var next = node.container
    while let node = next, !node.respond(to: .pressed) { next = node.container }
    _ = next?.respond(to: .released(isInside: true))
  }
}

extension LayoutNode {
  /// Whether the node adds a gesture to the view inside it.
  var hasGesture: Bool { (self as? any InputWrapper)?.anyHandler is any GestureHandler }
}
