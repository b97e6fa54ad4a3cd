/// A key that does something wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// What must be held with it.
  public var modifiers: KeyModifiers

  /// `key`, with `modifiers`.
  public init(_ key: Key, modifiers: KeyModifiers = .control) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter: for what is most likely wanted.
  public static let defaultAction = KeyboardShortcut(.enter, modifiers: [])
  /// Escape: for what takes back.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
