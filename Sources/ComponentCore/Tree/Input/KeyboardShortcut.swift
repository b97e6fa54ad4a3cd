/// A key combination that triggers a control wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifier keys that must be held, and no others.
  public var modifiers: KeyModifiers

  /// Creates a shortcut of `key` with `modifiers`.
  @_disfavoredOverload  // A port has the modifiers of a Mac.
  public init(_ key: Key, modifiers: KeyModifiers = .control) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, for the default action of a dialog.
  public static let defaultAction = KeyboardShortcut(.enter, modifiers: [])
  /// Escape, for the action that cancels a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
