import Signals

extension View {
  /// Adds a key that presses this control, or the first control in this view.
  ///
  ///     Button("Save") { save() }.keyboardShortcut("s")
  ///
  /// This shortcut is Ctrl-S; few terminals report the Command key. It works wherever the focus
  /// is, but the focused view and its enclosing views handle the key first: a text field takes the
  /// keys that it types. If several controls have the same shortcut, the last one to appear is
  /// pressed. Ctrl-C, Ctrl-L, Ctrl-Z and Ctrl-\ are reserved for the terminal's session, and most
  /// terminals send Ctrl-I, Ctrl-J and Ctrl-M as Tab and Enter.
  public nonisolated func keyboardShortcut(
    _ key: Key, modifiers: KeyModifiers = .control
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Adds a shortcut that presses this control, or the first control in this view.
  ///
  /// - Parameter shortcut: The key and its modifiers; `nil` for no shortcut.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    nodeModifier(ValueOrPublisher(.some(shortcut)), KeyboardShortcutNode.setShortcut)
  }

  /// Adds a shortcut that follows `shortcuts` and presses this control, or the first control in
  /// this view.
  ///
  /// There is no shortcut until the publisher sends its first value.
  public nonisolated func keyboardShortcut(
    _ shortcuts: some Publisher<KeyboardShortcut, Never>
  ) -> some View {
    nodeModifier(
      ValueOrPublisher(shortcuts.map(Optional.some)), KeyboardShortcutNode.setShortcut)
  }
}
