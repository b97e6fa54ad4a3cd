/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// The Enter or Return key.
  case enter
  /// The Tab key.
  case tab
  /// The Escape key.
  case escape
  /// The Backspace key, which deletes backward.
  case backspace
  /// The Delete key, which deletes forward.
  case delete
  /// The Insert key.
  case insert
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The Home key.
  case home
  /// The End key.
  case end
  /// The Page Up key.
  case pageUp
  /// The Page Down key.
  case pageDown
  /// A function key, by its number: `function(1)` is F1.
  case function(Int)

  /// The space bar.
  public static let space = Key.character(" ")
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types `value`.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self = .character(value)
  }
}
