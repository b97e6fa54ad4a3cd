/// The modifier keys of a keyboard shortcut, as a program for a Mac names them. The Command key is
/// Control on a terminal, because few terminals report it.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the modifier keys.
  public let rawValue: Int

  /// Creates a set of modifier keys from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key, which a terminal does not report.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option or Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key, which is Control here.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric pad, which a terminal does not report.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)

  /// The modifier keys that a terminal reports.
  var keyModifiers: KeyModifiers {
    var modifiers: KeyModifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) || contains(.command) { modifiers.insert(.control) }
    if contains(.option) { modifiers.insert(.alt) }
    return modifiers
  }
}

extension View {
  /// Adds a key that presses this control, or the first control in this view.
  public nonisolated func keyboardShortcut(
    _ key: Key, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers.keyModifiers))
  }
}

extension KeyboardShortcut {
  /// Creates a shortcut of `key` with `modifiers`.
  public init(_ key: Key, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers.keyModifiers)
  }
}
