/// Routes input events to the focused, hovered or pressed node.
///
/// A key goes to the focused node and from there outward to its containers, then to the keyboard
/// shortcuts, and at last moves the focus. A press with the left mouse button goes to the
/// innermost node under the pointer that handles it; that node receives the drags and the release
/// too. The buttons for back and forward run the shortcuts Alt-Left and Alt-Right. While
/// something is presented, only the foremost presentation takes input. After scrolling, the
/// hovered nodes are determined again, because others may have come under the pointer.
@MainActor
package final class EventDispatcher {
  // Accessed for every frame and not re-entered meanwhile: checking would cost more.
  @exclusivity(unchecked) package private(set) var focused: LayoutNode?
  /// Whether neither the user nor the program has chosen the focused view: a default has, or it
  /// stands beside one that is gone. The default of a view that appears later may move the focus.
  private(set) var isFocusedByDefault = false
  /// The place of the node that had the focus last, if it has lost it by itself.
  private var focusPlace: FocusPlace?
  /// The nodes under the pointer, from the inside out.
  var hovered: [LayoutNode] = []
  /// The node that the left mouse button was pressed on.
  var pressed: LayoutNode?
  /// The position of the pointer on the screen.
  package internal(set) var pointer = Point.zero
  /// Where in its cell the pointer is.
  var pointerInCell = UnitPoint.center
  /// The modifier keys that were held during the last event of the mouse.
  package internal(set) var pointerModifiers: KeyModifiers = []
  /// The kill buffer, which all text fields share: the text that was last cut or copied.
  package var killedText = ""
  /// The keyboard shortcuts, in the order in which they were mounted.
  var shortcuts: [ShortcutHandler] = []
  private(set) lazy var keyCommands = KeyCommandSource(self)
  /// The nodes with an action for Escape, in the order in which they were mounted.
  var exitCommands: [LayoutNode] = []
  let tooltips = TooltipController()
  @exclusivity(unchecked) var pending = PendingChanges()

  /// The changes that wait for the layout.
  struct PendingChanges {
    /// Whether the nodes under the pointer may have changed.
    var hovering = false
    /// A part of the tree that has appeared and will receive the focus.
    weak var scopeToFocus: LayoutNode?
    var focusMoves: [@MainActor () -> Void] = []
  }

  /// Dispatches `event` to the nodes in `root`; returns whether it was handled.
  func dispatch(_ event: InputEvent, in root: RootNode) -> Bool {
    isFocusedByDefault = false
    return switch event {
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
  func bubble(_ event: NodeEvent, from node: LayoutNode?) -> Bool {
    var next = node
    while let node = next {
      if node.respond(to: event) { return true }
      next = node.container
    }
    return false
  }

  /// Clears the roles of `node`, which was unmounted or stops accepting input.
  package func remove(_ node: LayoutNode) {
    if pressed === node { clear(\.pressed, notifying: .cancelled) }
    if hovered.contains(node) { hover(hovered.filter { $0 !== node }) }
    if focused === node { removeFocus(from: node) }
  }

  /// Removes the focus from `node`. If the node is unmounted, the focus moves to the neighbor at
  /// its place after the evaluation, when the nodes that replace it exist; otherwise the next move
  /// starts at its place.
  private func removeFocus(from node: LayoutNode) {
    let tree = node.tree
    let place = tree.root.flatMap { FocusPlace(of: node, in: $0) }
    focus(nil)
    focusPlace = place
    if place == nil { return }
    tree.afterEvaluating { [weak self, weak tree, weak node] in
      guard node?.root == nil || node?.isLeaving == true, let root = tree?.root else { return }
      self?.focusNeighbor(in: root.inputScope)
    }
  }

  /// Moves the focus to the neighbor at the place where it was lost, unless it has moved already.
  private func focusNeighbor(in scope: LayoutNode) {
    guard focused == nil, let place = focusPlace else { return }
    focusPlace = nil
    if let neighbor = place.neighbor(among: scope.focusableNodes()) {
      focus(neighbor, isDefault: true)
    }
  }

  /// Clears the roles of `container` and of the nodes inside, which are no longer shown.
  package func removeAll(in container: LayoutNode) {
    for node in hovered + [pressed, focused].compactMap({ $0 })
    where node.isInside(container) { remove(node) }
  }

  /// Clears the role before notifying its node, because the notification may re-enter.
  private func clear(
    _ role: ReferenceWritableKeyPath<EventDispatcher, LayoutNode?>, notifying event: NodeEvent
  ) {
    let node = self[keyPath: role]
    self[keyPath: role] = nil
    _ = node?.respond(to: event)
  }

  /// Cancels the press and ends hovering: the window has lost the keyboard and perhaps the
  /// pointer.
  private func loseWindowFocus() -> Bool {
    clear(\.pressed, notifying: .cancelled)
    hover([])
    return true
  }

  // MARK: Keys

  private func dispatchKey(_ press: KeyPress, in root: RootNode) -> Bool {
    tooltips.hide()
    let scope = root.inputScope
    return bubble(.key(press), from: focused ?? scope)
      || performShortcut(press, in: scope)
      || performExitCommand(press, in: scope)
      || root.presentations.last?.dismiss(on: press) == true
      || moveFocus(press, in: scope)
      // No key reaches the program behind a presentation.
      || scope !== root
  }

  /// Returns whether `press` is a keyboard shortcut that is reachable from `node`.
  package func hasShortcut(_ press: KeyPress, from node: LayoutNode) -> Bool {
    guard !shortcuts.isEmpty, let scope = node.root?.inputScope else { return false }
    return shortcuts.contains { $0.matches(press) && isReachable($0, from: scope) }
  }

  /// Runs the keyboard shortcut that appeared last of those that `press` matches; returns whether
  /// there was one.
  func performShortcut(_ press: KeyPress, in scope: LayoutNode) -> Bool {
    guard press.phase == .down else { return false }
    for shortcut in shortcuts.reversed()
    where shortcut.matches(press) && isReachable(shortcut, from: scope) {
      if shortcut.perform(press) { return true }
    }
    return false
  }

  /// Returns whether the view of `shortcut` is on the screen and takes input in `scope`.
  func isReachable(_ shortcut: ShortcutHandler, from scope: LayoutNode) -> Bool {
    shortcut.node.isPresented && shortcut.node.isInside(scope)
  }

  /// Passes Escape to the innermost view with an action for it while no view has the focus;
  /// returns whether there was one.
  private func performExitCommand(_ press: KeyPress, in scope: LayoutNode) -> Bool {
    guard focused == nil, press.key == .escape else { return false }
    return exitCommands.filter { $0.isInside(scope) && !$0.isLeaving }.sorted {
      $0.layoutDepth > $1.layoutDepth
    }
    .contains { $0.respond(to: .key(press)) }
  }

  /// Moves the focus if `press` is a key for it; returns whether the focus had a target.
  private func moveFocus(_ press: KeyPress, in scope: LayoutNode) -> Bool {
    guard press.phase != .up, let move = FocusMove(press) else { return false }
    if !scope.tree.lazyContainers.isEmpty { createRows(for: move) }
    let target =
      if focused == nil, let focusPlace {
        focusPlace.target(isForward: move.isForward, among: scope.focusableNodes())
      } else {
        move.target(from: focused, in: scope)
      }
    if let target { focus(target) }
    return target != nil
  }

  /// Makes the lazy containers around the focused node create the rows to which it may move.
  private func createRows(for move: FocusMove) {
    var node = focused?.container
    while let outer = node {
      (outer as? any LazyContainer)?.prepareFocusMove(isForward: move.isForward)
      node = outer.container
    }
  }

  /// Moves the focus to `node`, or removes it with `nil`.
  ///
  /// A node behind a presentation receives the focus when that closes.
  ///
  /// - Parameter isDefault: Whether the user and the program have not chosen the node.
  package func focus(_ node: LayoutNode?, isDefault: Bool = false) {
    let old = focused
    if old === node { return }
    isFocusedByDefault = isDefault
    if let node, let presentation = node.root?.presentation(inFrontOf: node) {
      presentation.previousFocus = node
      return
    }
    clear(\.focused, notifying: .focused(false))
    focused = node
    focusPlace = nil
    _ = node?.respond(to: .focused(true))
    old?.notifyAncestors(focusedNode: focused)
    if focused === node { node?.notifyAncestors(focusedNode: node) }
  }

  // MARK: Parts that appear

  /// Ends the focus, and the press and the hovering of nodes outside `scope`, which now takes the
  /// input.
  func scopeDidChange(to scope: LayoutNode) {
    tooltips.hide()
    if let pressed, !pressed.isInside(scope) { clear(\.pressed, notifying: .cancelled) }
    hover(hovered.filter { $0.isInside(scope) })
    focus(nil)
    pending.scopeToFocus = nil
  }

  /// Moves the focus into `scope` after the next layout, unless something else has it then.
  package func focusAfterLayout(in scope: LayoutNode) {
    pending.scopeToFocus = scope
  }

  /// Calls `move` after the next layout, when all nodes that can have the focus exist.
  package func moveFocusAfterLayout(_ move: @escaping @MainActor () -> Void) {
    pending.focusMoves.append(move)
  }

  /// Whether the focus or the hovered nodes are to be updated.
  var hasPendingChanges: Bool {
    pending.hovering || !pending.focusMoves.isEmpty || pending.scopeToFocus != nil
  }

  /// Performs the moves that waited for the layout, and moves the focus into a part that has
  /// appeared; returns whether it may have moved.
  func updateFocus() -> Bool {
    if pending.focusMoves.isEmpty, pending.scopeToFocus == nil { return false }
    let old = focused
    let moves = pending.focusMoves
    pending.focusMoves = []
    for move in moves { move() }
    if let scope = pending.scopeToFocus {
      pending.scopeToFocus = nil
      if focused == nil, let node = scope.initialFocus { focus(node) }
    }
    return !moves.isEmpty || focused !== old
  }
}
