import Signals

extension View {
  /// Presses this control, or the first in this view, with a key, wherever the focus is.
  ///
  ///     Button("Save") { save() }.keyboardShortcut("s")
  ///
  /// That is Ctrl-S: few terminals pass on the Command key. What has the focus hears of a key
  /// first, so a text field takes those it types; of several with one shortcut, the last to appear
  /// is pressed. Ctrl-C, Ctrl-L, Ctrl-Z and Ctrl-\ belong to the terminal's session, and Ctrl-I,
  /// Ctrl-J and Ctrl-M are Tab and Enter to most terminals.
  public nonisolated func keyboardShortcut(
    _ key: Key, modifiers: KeyModifiers = .control
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses this control, or the first in this view, with `shortcut`; `nil` is none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    nodeModifier(KeyboardShortcutModifier(shortcut: ValueOrPublisher(.some(shortcut))))
  }

  /// Presses this control, or the first in this view, with the newest of `shortcuts`.
  public nonisolated func keyboardShortcut(
    _ shortcuts: some Publisher<KeyboardShortcut, Never>
  ) -> some View {
    nodeModifier(KeyboardShortcutModifier(shortcut: ValueOrPublisher(shortcuts.map(Optional.some))))
  }
}

private nonisolated struct KeyboardShortcutModifier: NodeModifier {
  let shortcut: ValueOrPublisher<KeyboardShortcut?>

  @MainActor
  func update(_ wrapper: KeyboardShortcutNode) {
    wrapper.bind(shortcut) { $0.shortcut = $1 }
  }
}
