extension View {
  /// Runs `action` with `true` when the pointer comes over this view, and with `false` when it
  /// leaves.
  ///
  ///     Text("Volume").onHover { isHovering in hint = isHovering ? "Turn the wheel." : "" }
  ///
  /// A press goes through it to what is around. A disabled view knows nothing of the pointer.
  public nonisolated func onHover(
    perform action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    nodeModifier(HoverModifier(action: action))
  }
}

private nonisolated struct HoverModifier: NodeModifier {
  let action: @MainActor (Bool) -> Void

  @MainActor
  func update(_ wrapper: HoverNode) {
    wrapper.action = action
  }
}

private final class HoverNode: ContainerNode {
  var action: @MainActor (Bool) -> Void = { _ in }

  override var acceptsPointer: Bool { environment.isEnabled }

  override func environmentDidChange(to environment: EnvironmentValues) {
    super.environmentDidChange(to: environment)
    if !environment.isEnabled { tree.eventDispatcher.remove(self) }
  }

  override func handle(_ event: NodeEvent) -> Bool {
    guard case .hovered(let isHovered) = event else { return false }
    action(isHovered)
    return true
  }
}
