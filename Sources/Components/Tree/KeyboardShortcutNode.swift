/// A node that activates its content when its keyboard shortcut is pressed.
final class KeyboardShortcutNode: ContainerNode {
  private var shortcut: KeyboardShortcut?

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.eventDispatcher.shortcuts.append(self)
  }

  func setShortcut(_ new: KeyboardShortcut?) {
    shortcut = new
  }

  /// Activates the content if `press` matches the shortcut; returns whether something was
  /// activated.
  func perform(_ press: KeyPress) -> Bool {
    guard press.phase == .down, let shortcut, press.key == shortcut.key,
      press.modifiers == shortcut.modifiers, isPresented
    else { return false }
    return activateFirst()
  }

  override func unmount() {
    tree.eventDispatcher.shortcuts.removeAll { $0 === self }
    super.unmount()
  }
}
