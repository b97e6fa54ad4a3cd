/// A key that is pressed, held, or released.
public struct KeyPress: Hashable, Sendable {
  /// What happens to the key.
  public enum Phase: Hashable, Sendable {
    /// It goes down.
    case down
    /// It is held.
    case repeating
    /// It comes up. Few terminals tell.
    case up
  }

  /// Which key.
  public var key: Key
  /// What is held with it.
  public var modifiers: KeyModifiers
  /// What happens to it.
  public var phase: Phase

  /// `key`, with `modifiers`.
  public init(_ key: Key, modifiers: KeyModifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}

extension KeyPress {
  /// Whether it does what a click does.
  var isActivation: Bool {
    (key == .enter || key == .space) && modifiers.isEmpty
  }
}

extension KeyPress {
  /// What became of a key.
  public enum Result: Hashable, Sendable {
    /// It is dealt with.
    case handled
    /// The views around may want it.
    case ignored
  }
}
