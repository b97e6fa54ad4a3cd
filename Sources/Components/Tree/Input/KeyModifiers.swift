/// What is held with a key or a mouse button.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt8

  /// Those of these bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, or Option.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
  /// Super, or Command.
  public static let command = KeyModifiers(rawValue: 8)
}
