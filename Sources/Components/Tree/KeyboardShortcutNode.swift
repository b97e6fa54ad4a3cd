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

  /// Whether `press` is the shortcut.
  func matches(_ press: KeyPress) -> Bool {
    press.key == shortcut?.key && press.modifiers == shortcut?.modifiers && isPresented
  }

  /// Activates the content if `press` matches the shortcut; returns whether something was
  /// activated.
  func perform(_ press: KeyPress) -> Bool {
    press.phase == .down && matches(press) && activateFirst()
  }

  override func unmount() {
    tree.eventDispatcher.shortcuts.removeAll { $0 === self }
    super.unmount()
  }
}
