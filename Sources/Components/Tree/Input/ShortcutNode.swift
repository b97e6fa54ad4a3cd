/// A node that handles keys wherever the focus is.
class ShortcutNode: ContainerNode {
  required init(in context: ViewContext) {
    super.init(in: context)
    tree.eventDispatcher.shortcuts.append(self)
  }

  /// Returns whether this node handles `press`.
  func matches(_ press: KeyPress) -> Bool { false }

  /// Handles `press`, which matches; returns whether there was something to do.
  func perform(_ press: KeyPress) -> Bool { false }

  override func unmount() {
    tree.eventDispatcher.shortcuts.removeAll { $0 === self }
    super.unmount()
  }
}

/// A node that activates its content when its keyboard shortcut is pressed.
final class KeyboardShortcutNode: ShortcutNode {
  private var shortcut: KeyboardShortcut?

  func setShortcut(_ new: KeyboardShortcut?) {
    shortcut = new
  }

  override func matches(_ press: KeyPress) -> Bool {
    press.key == shortcut?.key && press.modifiers == shortcut?.modifiers
  }

  override func perform(_ press: KeyPress) -> Bool { activateFirst() }
}

/// A node that runs an action when one of its keys is pressed.
final class ShortcutActionNode: ShortcutNode {
  var keys: [Key] = []
  var modifiers: KeyModifiers = []
  var action: @MainActor (Key) -> Void = { _ in }

  override func matches(_ press: KeyPress) -> Bool {
    press.modifiers == modifiers && keys.contains(press.key)
  }

  override func perform(_ press: KeyPress) -> Bool {
    guard environment.isEnabled else { return false }
    action(press.key)
    return true
  }
}
