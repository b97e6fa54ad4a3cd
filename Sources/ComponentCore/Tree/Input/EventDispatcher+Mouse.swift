extension EventDispatcher {
  /// Dispatches an event of the mouse to the nodes in `root`; returns whether it was handled.
  func dispatchMouse(_ mouse: MouseEvent, in root: RootNode) -> Bool {
    pointer = mouse.position
    pointerInCell = mouse.positionInCell
    pointerModifiers = mouse.modifiers
    let targets = root.pointerTargets(at: mouse.position)
    tooltips.handleMouse(mouse, in: root.inputScope)
    switch mouse.kind {
    case .move:
      hover(targets)
      (targets.first as? any PointerTracker)?.pointerDidMove()
      focusMenuItem(among: targets, in: root)
      return !targets.isEmpty
    case .press(.left):
      hover(targets)
      return press(at: mouse.position, in: root)
    case .press(.right): return openContextMenu(at: mouse.position, over: targets)
    case .press(.back):
      return performShortcut(KeyPress(.left, modifiers: .alt), in: root.inputScope)
    case .press(.forward):
      return performShortcut(KeyPress(.right, modifiers: .alt), in: root.inputScope)
    case .drag(.left):
      guard let pressed else { return false }
      let isInside = targets.contains(pressed)
      hover(isInside ? targets : [])
      return pressed.respond(to: .dragged(isInside: isInside))
    case .release(.left):
      guard let node = pressed else { return false }
      pressed = nil
      hover(targets)
      return node.respond(to: .released(isInside: targets.contains(node)))
    case .scroll(let x, let y): return dispatchWheel(x, y, mouse.modifiers, over: targets.first)
    case .press, .release, .drag:
      return false
    }
  }

  private func dispatchWheel(
    _ x: Int, _ y: Int, _ modifiers: KeyModifiers, over target: LayoutNode?
  ) -> Bool {
    // Shift turns a vertical wheel into a horizontal one, for mice that have only one wheel.
    let isHorizontal = modifiers.contains(.shift) && x == 0
    pending.hovering = bubble(
      isHorizontal ? .scrolled(x: y, y: 0) : .scrolled(x: x, y: y), from: target)
    return pending.hovering
  }

  /// Updates the hovered nodes after scrolling; returns whether an update was needed.
  func updateHover(in root: RootNode) -> Bool {
    guard pending.hovering else { return false }
    pending.hovering = false
    if pressed == nil { hover(root.pointerTargets(at: pointer)) }
    return true
  }

  /// Moves the focus to the item under the pointer if a menu is open.
  private func focusMenuItem(among targets: [LayoutNode], in root: RootNode) {
    guard let menu = root.presentations.last, menu.traits.contains(.isMenu) else { return }
    if let item = targets.first(where: { $0.isFocusable }) { focus(item) }
  }

  /// Opens the innermost context menu of `targets`, moving the focus to the view that has it.
  private func openContextMenu(at point: Point, over targets: [LayoutNode]) -> Bool {
    if let target = targets.first(where: { $0.isFocusable }) { focus(target) }
    return targets.contains { ($0 as? any ContextMenuOwner)?.openContextMenu(at: point) == true }
  }

  /// Presses the targets at `point`. A press outside a menu in a menu also reaches the outer one.
  private func press(at point: Point, in root: RootNode) -> Bool {
    if root.presentations.isEmpty { return press(root.pointerTargets(at: point)) }
    for presentation in root.presentations.reversed() {
      if press(presentation.pointerTargets(at: point)) { return true }
      if !presentation.traits.contains(.isSubmenu) { return false }
    }
    return false
  }

  /// Presses the innermost of `targets` that handles the event, focusing each target on the way if
  /// possible.
  private func press(_ targets: [LayoutNode]) -> Bool {
    for target in targets {
      if target.isFocusable { focus(target) }
      if target.respond(to: .pressed) {
        pressed = target
        return true
      }
    }
    return false
  }

  /// Makes `targets` the hovered nodes, and notifies the nodes that the pointer has entered or
  /// left.
  func hover(_ targets: [LayoutNode]) {
    let old = hovered
    hovered = targets
    for node in old where !targets.contains(node) {
      _ = node.respond(to: .hovered(false))
    }
    for node in targets where !old.contains(node) {
      _ = node.respond(to: .hovered(true))
    }
  }
}
