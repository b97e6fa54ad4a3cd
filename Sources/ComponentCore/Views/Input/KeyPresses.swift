extension View {
  /// Runs `action` when `key` is pressed or repeats while this view or one inside it has the
  /// focus.
  ///
  ///     Log().focusable().onKeyPress("f") { follow(); return .handled }
  ///
  /// Key presses go to the focused view first and then outward, until one returns `.handled`. A
  /// focused text field handles the keys that it types. Presses with modifiers are ignored.
  @preconcurrency
  public nonisolated func onKeyPress(
    _ key: Key, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress { $0 == KeyPress(key, phase: $0.phase) ? action() : .ignored }
  }

  /// Runs `action` when one of `keys` is pressed, with any modifiers.
  ///
  /// - Parameters:
  ///   - keys: The keys to react to.
  ///   - phases: The phases to react to. Few terminals report that a key is released.
  ///   - action: Called with the key press; returns whether it has handled it.
  @preconcurrency
  public nonisolated func onKeyPress(
    keys: Set<Key>, phases: Set<KeyPress.Phase> = [.down, .repeating],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs `action` with each key press while this view or one inside it has the focus.
  ///
  /// - Parameters:
  ///   - phases: The phases to react to. Few terminals report that a key is released.
  ///   - action: Called with the key press; returns whether it has handled it.
  @preconcurrency
  public nonisolated func onKeyPress(
    phases: Set<KeyPress.Phase> = [.down, .repeating],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    nodeModifier(KeyPressModifier { phases.contains($0.phase) ? action($0) : .ignored })
  }
}

private nonisolated struct KeyPressModifier: NodeModifier {
  let action: @MainActor (KeyPress) -> KeyPress.Result

  init(_ action: @escaping @MainActor (KeyPress) -> KeyPress.Result) {
    self.action = action
  }

  @MainActor
  func update(_ wrapper: InputNode<KeyPressHandler>) {
    wrapper.handler.action = action
  }
}

private final class KeyPressHandler: InputHandler {
  var action: (@MainActor (KeyPress) -> KeyPress.Result)?
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  func handle(_ event: NodeEvent) -> Bool {
    guard case .key(let press) = event, node.environment.isEnabled else { return false }
    return action?(press) == .handled
  }
}
