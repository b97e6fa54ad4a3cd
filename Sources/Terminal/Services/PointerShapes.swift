/// The sequences that change the shape of the mouse pointer (OSC 22), with the names of CSS.
struct PointerShapes: Hashable {
  /// Shows a hand, over a link or a button.
  static let hand = sequence("pointer")
  /// Shows the pointer over everything else.
  let idle: String
  /// Shows the pointer of a terminal without a session.
  let reset: String

  private static func sequence(_ name: String) -> String { "\u{1B}]22;\(name)\u{1B}\\" }

  private static let terminalsWithDefault: KnownTerminals = ["kitty": [0, 31], "foot": [1, 12]]
  private static let terminalsWithoutDefault: KnownTerminals = ["ghostty": [1]]

  /// Creates the sequences for the terminal that reports `version`; `nil` if it is not known to
  /// have any.
  init?(version: String) {
    if PointerShapes.terminalsWithDefault.contains(version) {
      // Without a name, the pointer has the shape that the user has chosen.
      (idle, reset) = (PointerShapes.sequence(""), PointerShapes.sequence(""))
    } else if PointerShapes.terminalsWithoutDefault.contains(version) {
      (idle, reset) = (PointerShapes.sequence("default"), PointerShapes.sequence("text"))
    } else {
      return nil
    }
  }
}
