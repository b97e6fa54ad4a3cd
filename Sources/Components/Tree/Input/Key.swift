/// A key, by what it means.
public enum Key: Hashable, Sendable {
  /// A key that writes.
  case character(Character)
  /// Enter, or Return.
  case enter
  /// Tab.
  case tab
  /// Escape.
  case escape
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  /// Insert.
  case insert
  /// An arrow.
  case up
  /// An arrow.
  case down
  /// An arrow.
  case left
  /// An arrow.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// F1 and so on.
  case function(Int)

  /// The space bar.
  public static let space = Key.character(" ")
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that writes `value`.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self = .character(value)
  }
}
