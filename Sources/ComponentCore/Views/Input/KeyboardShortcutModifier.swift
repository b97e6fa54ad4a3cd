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
  @_disfavoredOverload  // A port has the modifiers of a Mac.
  public nonisolated func keyboardShortcut(
    _ key: Key, modifiers: KeyModifiers = .control
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Adds a shortcut that presses this control, or the first control in this view.
  ///
  /// - Parameter shortcut: The key and its modifiers; `nil` for no shortcut.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    keyboardShortcut(ValueOrPublisher(.some(shortcut)))
  }

  /// Adds a shortcut that follows `shortcuts` and presses this control, or the first control in
  /// this view.
  ///
  /// There is no shortcut until the publisher sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func keyboardShortcut(
    _ shortcuts: some Publisher<KeyboardShortcut, Never>
  ) -> some View {
    keyboardShortcut(ValueOrPublisher(shortcuts.map(Optional.some)))
  }

  /// Runs `action` when `key` is pressed, wherever the focus is.
  ///
  ///     Log().onKeyboardShortcut("f", modifiers: []) { follow() }
  ///
  /// The key needs no control, and works while this view is on the screen and is not disabled. The
  /// focused view and its enclosing views handle it first, as they do with
  /// ``keyboardShortcut(_:modifiers:)``.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that must be held, and no others.
  ///   - title: The title of the action in ``keyHelp()`` and ``commandPalette(_:)``; `nil` to
  ///     leave it out there.
  ///   - action: The action.
  @preconcurrency
  public nonisolated func onKeyboardShortcut(
    _ key: Key, modifiers: KeyModifiers = .control, title: String? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    nodeModifier(
      ShortcutActionModifier(keys: [key], modifiers: modifiers, title: { _ in title }) { _ in
        action()
      })
  }

  /// Runs `action` when one of `keys` is pressed, wherever the focus is.
  ///
  ///     Pages().onKeyboardShortcut(keys: ["1", "2", "3"], modifiers: []) { show($0) }
  ///
  /// - Parameters:
  ///   - keys: The keys to react to.
  ///   - modifiers: The modifier keys that must be held, and no others.
  ///   - title: Returns the title of the action for a key, as for a single one.
  ///   - action: Called with the key.
  @preconcurrency
  public nonisolated func onKeyboardShortcut(
    keys: Set<Key>, modifiers: KeyModifiers = .control,
    title: @escaping (Key) -> String? = { _ in nil },
    perform action: @escaping @MainActor (Key) -> Void
  ) -> some View {
    nodeModifier(
      ShortcutActionModifier(
        keys: Array(keys), modifiers: modifiers, title: title, action: action))
  }
}

extension View {
  private nonisolated func keyboardShortcut(
    _ shortcut: ValueOrPublisher<KeyboardShortcut?>
  ) -> some View {
    nodeModifier(shortcut) { (wrapper: InputNode<ShortcutHandler>) in
      { wrapper.handler.setShortcut($0) }
    }
  }
}

private nonisolated struct ShortcutActionModifier: NodeModifier {
  let keys: [Key]
  let modifiers: KeyModifiers
  let title: (Key) -> String?
  let action: @MainActor (Key) -> Void

  @MainActor
  func update(_ wrapper: InputNode<ShortcutHandler>) {
    let handler = wrapper.handler
    (handler.keys, handler.modifiers, handler.action) = (keys, modifiers, action)
    handler.actionTitle = title
  }
}
