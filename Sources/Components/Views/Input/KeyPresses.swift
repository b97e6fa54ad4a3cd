extension View {
  /// Runs `action` when `key` is pressed or held while this view, or one in it, has the focus.
  ///
  ///     Log().focusable().onKeyPress("f") { follow(); return .handled }
  ///
  /// Views further in hear of a key first; the text field that has the focus takes those it types.
  public nonisolated func onKeyPress(
    _ key: Key, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress { $0 == KeyPress(key, phase: $0.phase) ? action() : .ignored }
  }

  /// Runs `action` when one of `keys` is pressed, with whatever is held with it.
  public nonisolated func onKeyPress(
    keys: Set<Key>, phases: Set<KeyPress.Phase> = [.down, .repeating],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs `action` with each key that is in one of `phases` while this view, or one in it, has the
  /// focus.
  ///
  /// Few terminals tell that a key is released.
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
  func update(_ wrapper: KeyPressNode) {
    wrapper.action = action
  }
}

private final class KeyPressNode: ContainerNode {
  var action: (@MainActor (KeyPress) -> KeyPress.Result)?

  override func handle(_ event: NodeEvent) -> Bool {
    guard case .key(let press) = event, environment.isEnabled else { return false }
    return action?(press) == .handled
  }
}
