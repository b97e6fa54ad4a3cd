/// What happens to a button.
struct ControlState: Equatable {
  var isPressed = false
  var isHovered = false
  var isFocused = false
}

private struct ControlStateKey: EnvironmentKey {
  static let defaultValue = ControlState()
}

extension EnvironmentValues {
  /// Whether the button around is being pressed.
  public var isPressed: Bool { controlState.isPressed }
  /// Whether the pointer is over the button around.
  public var isHovered: Bool { controlState.isHovered }
  /// Whether keys go to the control around.
  public var isFocused: Bool { controlState.isFocused }

  var controlState: ControlState {
    get { self[ControlStateKey.self] }
    set { self[ControlStateKey.self] = newValue }
  }
}
