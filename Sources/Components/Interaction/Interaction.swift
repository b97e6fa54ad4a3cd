/// An event as a node sees it.
enum NodeEvent {
  /// A key, while the node or something in it has the focus.
  case key(KeyPress)
  /// The left mouse button went down on it.
  case pressed
  /// The pointer moved since.
  case dragged(isInside: Bool)
  /// The button came up.
  case released(isInside: Bool)
  /// There will be no release.
  case cancelled
  /// The pointer came, or left.
  case hovered(Bool)
  /// The focus came, or left.
  case focused(Bool)
}

/// Who gets a person's input: whoever has the focus, is under the pointer, or was pressed.
@MainActor
final class Interaction {
  private(set) var focused: LayoutNode?
  private var hovered: LayoutNode?
  private var pressed: LayoutNode?

  /// Hands `event` to whom it concerns among the nodes of `root`; `false` if nobody wants it.
  func receive(_ event: InputEvent, in root: LayoutNode) -> Bool {
    switch event {
    case .key(let press): receive(press, in: root)
    case .mouse(let mouse): receive(mouse, in: root)
    case .windowFocus(false):
      leave(root)
    case .windowFocus(true), .paste:
      false
    }
  }

  /// Takes input from `node`, which is gone or wants none.
  func forget(_ node: LayoutNode) {
    if pressed === node { end(\.pressed, .cancelled) }
    if hovered === node { end(\.hovered, .hovered(false)) }
    if focused === node { end(\.focused, .focused(false)) }
  }

  /// Takes a part from whoever plays it, and only then tells them: what they do about it may come back
  /// here.
  private func end(
    _ part: ReferenceWritableKeyPath<Interaction, LayoutNode?>, _ event: NodeEvent
  ) {
    let node = self[keyPath: part]
    self[keyPath: part] = nil
    _ = node?.receive(event)
  }

  /// The window has lost the keyboard and perhaps the pointer.
  private func leave(_ root: LayoutNode) -> Bool {
    end(\.pressed, .cancelled)
    end(\.hovered, .hovered(false))
    return true
  }

  // MARK: Keys

  private func receive(_ press: KeyPress, in root: LayoutNode) -> Bool {
    var node = focused
    while let taker = node {
      if taker.receive(.key(press)) { return true }
      node = taker.container
    }
    return moveFocus(press, in: root)
  }

  private func moveFocus(_ press: KeyPress, in root: LayoutNode) -> Bool {
    guard press.phase != .up, let move = FocusMove(press) else { return false }
    let target = move.target(from: focused, among: root.focusableNodes())
    if let target { focus(target) }
    return target != nil
  }

  func focus(_ node: LayoutNode) {
    if focused === node { return }
    end(\.focused, .focused(false))
    focused = node
    _ = node.receive(.focused(true))
  }

  // MARK: The mouse

  private func receive(_ mouse: MouseEvent, in root: LayoutNode) -> Bool {
    let target = root.node(at: mouse.place)
    switch mouse.kind {
    case .move:
      hover(target)
    case .press(.left):
      hover(target)
      guard let target else { return false }
      if target.canFocus { focus(target) }
      pressed = target
      return target.receive(.pressed)
    case .drag(.left):
      guard let pressed else { return false }
      hover(target === pressed ? target : nil)
      return pressed.receive(.dragged(isInside: target === pressed))
    case .release(.left):
      guard let node = pressed else { return false }
      pressed = nil
      hover(target)
      return node.receive(.released(isInside: target === node))
    case .press, .release, .drag, .scroll:
      return false
    }
    return target != nil
  }

  private func hover(_ target: LayoutNode?) {
    if target === hovered { return }
    end(\.hovered, .hovered(false))
    hovered = target
    _ = target?.receive(.hovered(true))
  }
}

extension LayoutNode {
  /// The foremost node at `place`, in its container's columns and rows, that takes the pointer.
  fileprivate func node(at place: Point) -> LayoutNode? {
    guard frame.contains(place) else { return nil }
    let inner = place - frame.origin
    let cell = Rect(origin: inner, size: Size(width: 1, height: 1))
    for child in layoutChildren(in: cell).reversed() {
      if let node = child.node(at: inner) { return node }
    }
    return takesPointer ? self : nil
  }

  /// Those that can have the focus, in the order in which they are read.
  fileprivate func focusableNodes() -> [LayoutNode] {
    (canFocus ? [self] : []) + layoutChildren.flatMap { $0.focusableNodes() }
  }
}
