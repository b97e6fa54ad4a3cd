/// A key that is pressed, held or released, with its modifier keys.
public struct KeyPress: Hashable, Sendable {
  /// The phase of a key press.
  public enum Phase: Hashable, Sendable {
    /// The key goes down.
    case down
    /// The key is held and repeats.
    case repeating
    /// The key comes up. Few terminals report this.
    case up
  }

  /// The key.
  public var key: Key
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers
  /// The phase of the key press.
  public var phase: Phase

  /// Creates a press of `key` with `modifiers`.
  public init(_ key: Key, modifiers: KeyModifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}

extension KeyPress {
  /// Whether the key activates the focused control: Enter or Space without modifier keys.
  package var isActivation: Bool {
    (key == .enter || key == .space) && modifiers.isEmpty
  }
}

extension KeyPress {
  /// Whether an action has handled a key press.
  public enum Result: Hashable, Sendable {
    /// The key press is handled and goes no further.
    case handled
    /// The key press is passed to the enclosing view.
    case ignored
  }
}
