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

/// Who gets a person's input: whoever has the focus, is under the pointer, or was pressed.
@MainActor
final class Interaction {
  private(set) var focused: LayoutNode?
  /// Those the pointer is over, from the inside out.
  private var hovered: [LayoutNode] = []
  private var pressed: LayoutNode?
  /// Where the pointer is, on the screen.
  private(set) var pointer = Point.zero
  /// Whether something else may have come under the pointer.
  private var mustHover = false
  /// What was cut last, in whatever text.
  var killed = ""
  var shortcuts: [ShortcutNode] = []
  let tips = Tips()

  /// Hands `event` to whom it concerns among the nodes of `root`; `false` if nobody wants it.
  func receive(_ event: InputEvent, in root: LayoutNode) -> Bool {
    switch event {
    case .key(let press): receive(press, in: root)
    case .mouse(let mouse): receive(mouse, in: root)
    case .paste(let text): offer(.pasted(text), to: focused)
    case .windowFocus(false):
      leave(root)
    case .windowFocus(true):
      false
    }
  }

  /// Has `node`, or else the first around it that wants it, take `event`.
  private func offer(_ event: NodeEvent, to node: LayoutNode?) -> Bool {
    var node = node
    while let taker = node {
      if taker.receive(event) { return true }
      node = taker.container
    }
    return false
  }

  /// Takes input from `node`, which is gone or wants none.
  func forget(_ node: LayoutNode) {
    if pressed === node { end(\.pressed, .cancelled) }
    if hovered.contains(where: { $0 === node }) { hover(hovered.filter { $0 !== node }) }
    if focused === node { focus(nil) }
  }

  /// Takes a part from whoever plays it, and only then tells them: what they do about it may come
  /// back here.
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
    hover([])
    return true
  }

  // MARK: Keys

  private func receive(_ press: KeyPress, in root: LayoutNode) -> Bool {
    tips.hide()
    return offer(.key(press), to: focused)
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
    end(\.focused, .focused(false))
    focused = node
    _ = node?.receive(.focused(true))
    old?.tellAround(that: focused)
    if focused === node { node?.tellAround(that: node) }
  }

  // MARK: The mouse

  private func receive(_ mouse: MouseEvent, in root: LayoutNode) -> Bool {
    pointer = mouse.position
    let targets = root.pointerTargets(at: mouse.position)
    tips.point(at: mouse)
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
      return pressed.receive(.dragged(isInside: isInside))
    case .release(.left):
      guard let node = pressed else { return false }
      pressed = nil
      hover(targets)
      return node.receive(.released(isInside: targets.contains { $0 === node }))
    case .scroll(let x, let y): return turnWheel(x, y, mouse.modifiers, over: targets.first)
    case .press, .release, .drag:
      return false
    }
  }

  private func turnWheel(
    _ x: Int, _ y: Int, _ modifiers: KeyModifiers, over target: LayoutNode?
  ) -> Bool {
    // With Shift, a wheel that only knows up and down goes left and right.
    let isTurned = modifiers.contains(.shift) && x == 0
    mustHover = offer(isTurned ? .scrolled(x: y, y: 0) : .scrolled(x: x, y: y), to: target)
    return mustHover
  }

  /// Takes note of what has come under the pointer; `false` if nothing can have.
  func hoverAgain(in root: LayoutNode) -> Bool {
    guard mustHover else { return false }
    mustHover = false
    if pressed == nil { hover(root.pointerTargets(at: pointer)) }
    return true
  }

  /// Presses the innermost of `targets` that takes it.
  private func press(_ targets: [LayoutNode]) -> Bool {
    for target in targets {
      if target.canFocus { focus(target) }
      if target.receive(.pressed) {
        pressed = target
        return true
      }
    }
    return false
  }

  /// Tells those the pointer has left, and those it has come to.
  private func hover(_ targets: [LayoutNode]) {
    let old = hovered
    hovered = targets
    for node in old where !targets.contains(where: { $0 === node }) {
      _ = node.receive(.hovered(false))
    }
    for node in targets where !old.contains(where: { $0 === node }) {
      _ = node.receive(.hovered(true))
    }
  }
}

extension LayoutNode {
  /// Those at `place` that take the pointer, from the inside out: the foremost, and what it is in.
  fileprivate func pointerTargets(at place: Point) -> [LayoutNode] {
    var targets: [LayoutNode] = []
    guard case .node(let foremost) = hit(at: place) else { return [] }
    var next: LayoutNode? = foremost
    while let node = next {
      if node.takesPointer { targets.append(node) }
      next = node.container
    }
    return targets
  }

  /// What the pointer meets at `place`, in its container's columns and rows: the foremost node
  /// there that takes it.
  private func hit(at place: Point) -> Hit {
    guard frame.outset(by: overhang).contains(place) else { return .nothing }
    let inner = place - frame.origin
    let isInside = frame.contains(place)
    if isInside, letsPointerThrough(at: inner) { return .hole }
    var hit = takesPointer && isInside ? Hit.node(self) : .nothing
    let cell = Rect(origin: inner, size: Size(width: 1, height: 1))
    for child in layoutChildren(in: cell.outset(by: contentsOverhang)).reversed() {
      switch child.hit(at: inner) {
      case .nothing: continue
      case .hole: hit = .hole
      case .node(let node): return .node(node)
      }
    }
    return hit
  }

  /// Tells this node and those around it where the focus is now, as far as it concerns them.
  func tellAround(that focused: LayoutNode?) {
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
    (canFocus ? [self] : []) + layoutChildren.flatMap { $0.focusableNodes() }
  }
}

/// What the pointer meets.
private enum Hit {
  case nothing
  /// A place that a view and what is around it leave to what is behind.
  case hole
  case node(LayoutNode)
}
