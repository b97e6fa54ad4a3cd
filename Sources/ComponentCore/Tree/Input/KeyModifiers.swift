/// The modifier keys that are held during a key press or a mouse event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the modifier keys.
  public let rawValue: UInt8

  /// Creates a set of modifier keys from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The Alt or Option key.
  public static let alt = KeyModifiers(rawValue: 2)
  /// The Control key.
  public static let control = KeyModifiers(rawValue: 4)
  /// The Super or Command key.
  public static let command = KeyModifiers(rawValue: 8)
}
