/// A step of a press on a ``Control``: where the pointer is, and what it does.
public struct PointerEvent: Hashable, Sendable {
  /// A part of a press.
  public enum Phase: Hashable, Sendable {
    /// The left mouse button goes down on the control.
    case pressed
    /// The pointer moves with the button held.
    case dragged
    /// The button comes up.
    case released
    /// The press ends without a release, for example because the control is disabled.
    case cancelled
  }

  /// The part of the press.
  public var phase: Phase
  /// The position of the pointer, relative to the control.
  public var location: Point
  /// Where in its cell the pointer is: in the center, unless the terminal reports pixels and the
  /// control drags within cells. See ``Control/dragsWithinCells``.
  public var positionInCell: UnitPoint
  /// The position of the press, relative to the control.
  public var startLocation: Point
  /// Whether the pointer is over the control. After a press, it may also be elsewhere.
  public var isInside: Bool
  /// The size of the control.
  public var size: Size
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers

  /// Creates an event.
  public init(
    _ phase: Phase, at location: Point, positionInCell: UnitPoint = .center,
    from startLocation: Point? = nil, isInside: Bool = true, in size: Size,
    modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.location = location
    self.positionInCell = positionInCell
    self.startLocation = startLocation ?? location
    self.isInside = isInside
    self.size = size
    self.modifiers = modifiers
  }

  /// Whether the event ends a press by a release over the control.
  public var isClick: Bool { phase == .released && isInside }
}
