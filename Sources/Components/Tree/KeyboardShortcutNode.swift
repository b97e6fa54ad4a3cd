final class KeyboardShortcutNode: ContainerNode {
  var shortcut: KeyboardShortcut?

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.eventDispatcher.shortcuts.append(self)
  }

  /// Presses what is in it, if `press` is its shortcut.
  func perform(_ press: KeyPress) -> Bool {
    guard press.phase == .down, let shortcut, press.key == shortcut.key,
      press.modifiers == shortcut.modifiers
    else { return false }
    return activateFirst()
  }

  override func unmount() {
    tree.eventDispatcher.shortcuts.removeAll { $0 === self }
    super.unmount()
  }
}
