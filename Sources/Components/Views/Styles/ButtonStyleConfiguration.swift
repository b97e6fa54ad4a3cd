/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public nonisolated struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    /// The label's views, beside each other if they are several.
    @MainActor
    public var body: some View {
      HStack { content }
    }
  }

  /// What the button shows.
  public let label: Label
  /// What pressing it means.
  public let role: ButtonRole?
  private let takesInput: Bool
  private let state: ControlState
  private let stateAccess: StateAccess
  /// Whether it takes input.
  public var isEnabled: Bool {
    stateAccess.isEnabled = true
    return takesInput
  }
  /// Whether it is being pressed.
  public var isPressed: Bool { state.isPressed }
  /// Whether the pointer is over it.
  public var isHovered: Bool { state.isHovered }
  /// Whether keys go to it.
  public var isFocused: Bool {
    stateAccess.isFocused = true
    return state.isFocused
  }

  init(
    label: Label, role: ButtonRole?, isEnabled: Bool, state: ControlState, stateAccess: StateAccess
  ) {
    self.label = label
    self.role = role
    takesInput = isEnabled
    self.state = state
    self.stateAccess = stateAccess
  }

  /// The same with `view` for a label.
  func with(_ view: some View) -> ButtonStyleConfiguration {
    ButtonStyleConfiguration(
      label: Label(AnyView(view)), role: role, isEnabled: takesInput, state: state,
      stateAccess: stateAccess)
  }
}
