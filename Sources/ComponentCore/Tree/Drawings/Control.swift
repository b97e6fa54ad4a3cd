/// A drawing that takes the focus, keys and the pointer.
///
///     struct Switch: Control {
///       var isOn: Bool
///       let onChange: (Bool) -> Void
///
///       mutating func handleKey(_ press: KeyPress) -> Bool {
///         guard press.key == .space else { return false }
///         isOn.toggle()
///         onChange(isOn)
///         return true
///       }
///
///       func draw(on canvas: DrawingCanvas) {
///         canvas.marked(with: canvas.state).write(isOn ? "[on ]" : "[off]")
///       }
///
///       func looksLike(_ other: Switch) -> Bool { isOn == other.isOn }
///     }
///
/// Input changes the value, which is painted again if it looks different than before. The view
/// around the control may describe it again at any time, also while it is pressed, and replaces
/// what input has changed: a control passes its changes on, to a binding or a closure.
///
/// A disabled control takes no input. The states of the control are those of
/// ``DrawingCanvas/state``.
public protocol Control: Drawing {
  /// Whether the control can have the focus, by default `true`.
  var canBecomeFocused: Bool { get }

  /// Returns whether the pointer reaches the control, by default `true`. Otherwise it reaches the
  /// views behind.
  func acceptsPointer(in environment: EnvironmentValues) -> Bool

  /// Whether the control is painted again as the pointer moves over it, by default `false`. See
  /// ``DrawingCanvas/pointerLocation``.
  static var tracksPointer: Bool { get }

  /// Whether a drag of the control is more exact than cells where the terminal can report pixels,
  /// by default `false`. See ``PointerEvent/positionInCell``.
  static var dragsWithinCells: Bool { get }

  /// Handles a key that goes down or repeats while the control has the focus; returns `false`, the
  /// default, to leave it to the enclosing views.
  mutating func handleKey(_ press: KeyPress) -> Bool

  /// Handles a press with the left mouse button, and the drags and the release that follow it.
  ///
  /// - Parameters:
  ///   - event: What the pointer does, and where.
  ///   - start: The control as it was before the press. A knob adds the distance of a drag to the
  ///     value that it had then.
  mutating func handlePointer(_ event: PointerEvent, from start: Self)

  /// Handles steps of the wheel over the control, `steps.x` to the right and `steps.y` down;
  /// returns `false`, the default, to leave them to the enclosing views.
  mutating func handleScroll(by steps: Point) -> Bool
}

extension Control {
  /// The control can have the focus.
  public var canBecomeFocused: Bool { true }

  /// The control is not painted again as the pointer moves over it.
  public static var tracksPointer: Bool { false }

  /// A drag is as exact as cells are.
  public static var dragsWithinCells: Bool { false }

  /// The control accepts the pointer.
  public func acceptsPointer(in environment: EnvironmentValues) -> Bool { true }

  /// Leaves every key to the enclosing views.
  public mutating func handleKey(_ press: KeyPress) -> Bool { false }

  /// Does nothing.
  public mutating func handlePointer(_ event: PointerEvent, from start: Self) {}

  /// Leaves the wheel to the enclosing views.
  public mutating func handleScroll(by steps: Point) -> Bool { false }
}
