/// The handler of a keyboard shortcut, which works wherever the focus is.
final class ShortcutHandler: InputHandler {
  /// The keys with the shortcut.
  var keys: [Key] = []
  var modifiers: KeyModifiers = []
  /// The action; `nil` to press the first control in the view.
  var action: (@MainActor (Key) -> Void)?
  /// Returns the title of the action for a key.
  var actionTitle: (Key) -> String? = { _ in nil }
  unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
    node.tree.eventDispatcher.shortcuts.append(self)
  }

  /// Sets the shortcut that presses the first control in the view.
  func setShortcut(_ shortcut: KeyboardShortcut?) {
    keys = shortcut.map { [$0.key] } ?? []
    modifiers = shortcut?.modifiers ?? []
  }

  /// Returns whether `press` is the shortcut.
  func matches(_ press: KeyPress) -> Bool {
    press.modifiers == modifiers && keys.contains(press.key)
  }

  /// Runs the shortcut; returns `false` if it has nothing to do.
  func perform(_ press: KeyPress) -> Bool {
    guard let action else { return node.activateFirst() }
    guard node.environment.isEnabled else { return false }
    action(press.key)
    return true
  }

  func didUnmount() {
    node.tree.eventDispatcher.shortcuts.removeAll { $0 === self }
  }
}
