/// An event as a node sees it.
enum NodeEvent {
  /// A key, while the node or something in it has the focus.
  case key(KeyPress)
  /// Text was pasted, while the node or something in it has the focus.
  case pasted(String)
  /// The wheel turned over it or something in it, by so many steps to the right and down.
  case scrolled(x: Int, y: Int)
  /// The left mouse button went down on it; who takes that hears of the rest.
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

/// Routes input events to the focused, hovered or pressed node.
@MainActor
final class EventDispatcher {
  private(set) var focused: LayoutNode?
  /// Those the pointer is over, from the inside out.
  private var hovered: [LayoutNode] = []
  private var pressed: LayoutNode?
  /// Where the pointer is, on the screen.
  private(set) var pointer = Point.zero
  /// Whether something else may have come under the pointer.
  private var needsHoverUpdate = false
  /// The text that was killed or copied last, in any text field.
  var killedText = ""
  var shortcuts: [KeyboardShortcutNode] = []
  let tooltips = TooltipController()

  /// Dispatches `event` to the nodes in `root`; returns whether one of them handled it.
  func dispatch(_ event: InputEvent, in root: LayoutNode) -> Bool {
    switch event {
    case .key(let press): dispatchKey(press, in: root)
    case .mouse(let mouse): dispatchMouse(mouse, in: root)
    case .paste(let text): bubble(.pasted(text), from: focused)
    case .windowFocus(false):
      loseWindowFocus()
    case .windowFocus(true):
      false
    }
  }

  /// Passes `event` to `node` and outward to its containers until one of them handles it.
  private func bubble(_ event: NodeEvent, from node: LayoutNode?) -> Bool {
    var next = node
    while let node = next {
      if node.handle(event) { return true }
      next = node.container
    }
    return false
  }

  /// Clears the roles of `node`, which is unmounted or takes no input any more.
  func remove(_ node: LayoutNode) {
    if pressed === node { clear(\.pressed, notifying: .cancelled) }
    if hovered.contains(where: { $0 === node }) { hover(hovered.filter { $0 !== node }) }
    if focused === node { focus(nil) }
  }

  /// Clears the role before notifying its node, because the notification may re-enter.
  private func clear(
    _ role: ReferenceWritableKeyPath<EventDispatcher, LayoutNode?>, notifying event: NodeEvent
  ) {
    let node = self[keyPath: role]
    self[keyPath: role] = nil
    _ = node?.handle(event)
  }

  /// Cancels a press and hovering: the window has lost the keyboard and perhaps the pointer.
  private func loseWindowFocus() -> Bool {
    clear(\.pressed, notifying: .cancelled)
    hover([])
    return true
  }

  // MARK: Keys

  private func dispatchKey(_ press: KeyPress, in root: LayoutNode) -> Bool {
    tooltips.hide()
    return bubble(.key(press), from: focused)
      || shortcuts.reversed().contains { $0.perform(press) }
      || moveFocus(press, in: root)
  }

  private func moveFocus(_ press: KeyPress, in root: LayoutNode) -> Bool {
    guard press.phase != .up, let move = FocusMove(press) else { return false }
    let target = move.target(from: focused, among: root.focusableNodes())
    if let target { focus(target) }
    return target != nil
  }

  /// Moves the focus to `node`, or takes it from whoever has it.
  func focus(_ node: LayoutNode?) {
    let old = focused
    if old === node { return }
    clear(\.focused, notifying: .focused(false))
    focused = node
    _ = node?.handle(.focused(true))
    old?.notifyAncestors(focusedNode: focused)
    if focused === node { node?.notifyAncestors(focusedNode: node) }
  }

  // MARK: The mouse

  private func dispatchMouse(_ mouse: MouseEvent, in root: LayoutNode) -> Bool {
    pointer = mouse.position
    let targets = root.pointerTargets(at: mouse.position)
    tooltips.handleMouse(mouse)
    switch mouse.kind {
    case .move:
      hover(targets)
      return !targets.isEmpty
    case .press(.left):
      hover(targets)
      return press(targets)
    case .drag(.left):
      guard let pressed else { return false }
      let isInside = targets.contains { $0 === pressed }
      hover(isInside ? targets : [])
      return pressed.handle(.dragged(isInside: isInside))
    case .release(.left):
      guard let node = pressed else { return false }
      pressed = nil
      hover(targets)
      return node.handle(.released(isInside: targets.contains { $0 === node }))
    case .scroll(let x, let y): return dispatchWheel(x, y, mouse.modifiers, over: targets.first)
    case .press, .release, .drag:
      return false
    }
  }

  private func dispatchWheel(
    _ x: Int, _ y: Int, _ modifiers: KeyModifiers, over target: LayoutNode?
  ) -> Bool {
    // With Shift, a wheel that only knows up and down goes left and right.
    let isTurned = modifiers.contains(.shift) && x == 0
    needsHoverUpdate = bubble(
      isTurned ? .scrolled(x: y, y: 0) : .scrolled(x: x, y: y), from: target)
    return needsHoverUpdate
  }

  /// Updates the hovered nodes after scrolling; returns whether there was reason to.
  func updateHover(in root: LayoutNode) -> Bool {
    guard needsHoverUpdate else { return false }
    needsHoverUpdate = false
    if pressed == nil { hover(root.pointerTargets(at: pointer)) }
    return true
  }

  /// Presses the innermost of `targets` that takes it.
  private func press(_ targets: [LayoutNode]) -> Bool {
    for target in targets {
      if target.canBecomeFocused { focus(target) }
      if target.handle(.pressed) {
        pressed = target
        return true
      }
    }
    return false
  }

  /// Makes `targets` the hovered nodes, and notifies those that the pointer has left or entered.
  private func hover(_ targets: [LayoutNode]) {
    let old = hovered
    hovered = targets
    for node in old where !targets.contains(where: { $0 === node }) {
      _ = node.handle(.hovered(false))
    }
    for node in targets where !old.contains(where: { $0 === node }) {
      _ = node.handle(.hovered(true))
    }
  }
}

extension LayoutNode {
  /// Returns the foremost node at `point` that accepts the pointer and the containers that do,
  /// from the inside out.
  fileprivate func pointerTargets(at point: Point) -> [LayoutNode] {
    var targets: [LayoutNode] = []
    guard case .node(let foremost) = hitTest(at: point) else { return [] }
    var next: LayoutNode? = foremost
    while let node = next {
      if node.acceptsPointer { targets.append(node) }
      next = node.container
    }
    return targets
  }

  /// Finds the foremost node that accepts the pointer at `point`, which is relative to the
  /// container.
  private func hitTest(at point: Point) -> HitTestResult {
    guard rect.outset(by: drawingOverflow).contains(point) else { return .nothing }
    let inner = point - rect.origin
    let isInside = rect.contains(point)
    if isInside, isTransparentToPointer(at: inner) { return .passThrough }
    var hit = acceptsPointer && isInside ? HitTestResult.node(self) : .nothing
    let cell = Rect(origin: inner, size: Size(width: 1, height: 1))
    for child in layoutChildren(in: cell.outset(by: contentOverflow)).reversed() {
      switch child.hitTest(at: inner) {
      case .nothing: continue
      case .passThrough: hit = .passThrough
      case .node(let node): return .node(node)
      }
    }
    return hit
  }

  /// Notifies this node and its containers of the focused node, if that is inside them.
  func notifyAncestors(focusedNode focused: LayoutNode?) {
    var chain: [LayoutNode] = []
    var node = focused
    while let inner = node {
      chain.append(inner)
      node = inner.container
    }
    let inside = Set(chain.map(ObjectIdentifier.init))
    var outer: LayoutNode? = self
    while let node = outer {
      node.focusDidMove(to: inside.contains(ObjectIdentifier(node)) ? focused : nil)
      outer = node.container
    }
  }

  /// Those that can have the focus, in the order in which they are read.
  func focusableNodes() -> [LayoutNode] {
    (canBecomeFocused ? [self] : []) + layoutChildren.flatMap { $0.focusableNodes() }
  }
}

/// The result of a hit test.
private enum HitTestResult {
  case nothing
  /// A point that a node and its container leave to the nodes behind them.
  case passThrough
  case node(LayoutNode)
}
