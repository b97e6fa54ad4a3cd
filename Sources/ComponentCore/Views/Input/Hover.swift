extension View {
  /// Runs `action` when the pointer enters or leaves this view.
  ///
  ///     Text("Volume").onHover { isHovering in hint = isHovering ? "Turn the wheel." : "" }
  ///
  /// Presses pass through to the enclosing views. A disabled view is not hovered.
  ///
  /// - Parameter action: Called with `true` when the pointer enters and `false` when it leaves.
  @preconcurrency
  public nonisolated func onHover(
    perform action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    nodeModifier(HoverModifier(action: action))
  }
}

private nonisolated struct HoverModifier: NodeModifier {
  let action: @MainActor (Bool) -> Void

  @MainActor
  func update(_ wrapper: InputNode<HoverHandler>) {
    wrapper.handler.action = action
  }
}

private final class HoverHandler: InputHandler {
  var action: @MainActor (Bool) -> Void = { _ in }
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  var acceptsPointer: Bool { node.environment.isEnabled }

  func handle(_ event: NodeEvent) -> Bool {
    guard case .hovered(let isHovered) = event else { return false }
    action(isHovered)
    return true
  }
}
