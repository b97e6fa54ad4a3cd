/// A set of states that a control can be in at the same time.
///
/// A ``ButtonStyle`` declares which states it shows.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits of the states.
  public let rawValue: UInt8

  /// The control is being pressed.
  public static let pressed = ControlState(rawValue: 1)
  /// The pointer is over the control.
  public static let hovered = ControlState(rawValue: 2)
  /// The control has the keyboard focus.
  public static let focused = ControlState(rawValue: 4)
  /// The control accepts no input.
  public static let disabled = ControlState(rawValue: 8)

  /// All states.
  public static let all: ControlState = [.pressed, .hovered, .focused, .disabled]

  /// Creates a set of states from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension ControlState {
  /// Inserts `state` if `isActive`, otherwise removes it.
  package mutating func set(_ state: ControlState, to isActive: Bool) {
    if isActive { insert(state) } else { remove(state) }
  }
}

extension EnvironmentValues {
  /// Whether the enclosing button is being pressed.
  public var isPressed: Bool { controlState.contains(.pressed) }
  /// Whether the pointer is over the enclosing button.
  public var isHovered: Bool { controlState.contains(.hovered) }
  /// Whether the enclosing control has the focus.
  public var isFocused: Bool { controlState.contains(.focused) }

  /// The states of the enclosing control, without ``ControlState/disabled``: see ``isEnabled``.
  package var controlState: ControlState {
    get { self[ControlStateKey.self] }
    set { self[ControlStateKey.self] = newValue }
  }
}

private struct ControlStateKey: EnvironmentKey {
  static let defaultValue: ControlState = []
}
