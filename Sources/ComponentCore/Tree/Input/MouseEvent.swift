/// A press, a movement or a turn of the wheel of the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// A mouse button.
  public enum Button: Hashable, Sendable {
    /// The left button.
    case left
    /// The middle button.
    case middle
    /// The right button.
    case right
    /// The button at the side that goes back, number 8.
    case back
    /// The button at the side that goes forward, number 9.
    case forward
  }

  /// The kind of a mouse event.
  public enum Kind: Hashable, Sendable {
    /// A button goes down.
    case press(Button)
    /// A button comes up.
    case release(Button)
    /// The pointer moves while a button is down.
    case drag(Button)
    /// The pointer moves while no button is down.
    case move
    /// The wheel turns by `x` steps to the right and `y` steps down.
    case scroll(x: Int, y: Int)
  }

  /// The kind of the event.
  public var kind: Kind
  /// The position of the pointer, in columns and rows of the screen.
  public var position: Point
  /// Where in its cell the pointer is: in the center, unless the terminal reports pixels.
  public var positionInCell: UnitPoint
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers

  /// Creates a mouse event at `position`.
  public init(
    _ kind: Kind, at position: Point, positionInCell: UnitPoint = .center,
    modifiers: KeyModifiers = []
  ) {
    self.kind = kind
    self.position = position
    self.positionInCell = positionInCell
    self.modifiers = modifiers
  }
}
