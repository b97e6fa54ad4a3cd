/// Something the mouse does.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The left one.
    case left
    /// The middle one.
    case middle
    /// The right one.
    case right
  }

  /// What it does.
  public enum Kind: Hashable, Sendable {
    /// A button goes down.
    case press(Button)
    /// A button comes up.
    case release(Button)
    /// The pointer moves while a button is down.
    case drag(Button)
    /// The pointer moves.
    case move
    /// The wheel turns, by this many steps to the right and down.
    case scroll(x: Int, y: Int)
  }

  /// What it does.
  public var kind: Kind
  /// Where the pointer is, in columns and rows of the screen.
  public var position: Point
  /// What is held meanwhile.
  public var modifiers: KeyModifiers

  /// `kind`, at `position`.
  public init(_ kind: Kind, at position: Point, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}
