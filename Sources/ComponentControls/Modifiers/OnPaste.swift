@_spi(Nodes) import ComponentCore

extension View {
  /// Runs `action` with text that is pasted while this view or one inside it has the focus, and
  /// that none inside it takes.
  package nonisolated func onPaste(_ action: @escaping @MainActor (String) -> Void) -> some View {
    nodeModifier(PasteModifier(action: action))
  }
}

private nonisolated struct PasteModifier: NodeModifier {
  let action: @MainActor (String) -> Void

  @MainActor
  func update(_ wrapper: InputNode<PasteHandler>) {
    wrapper.handler.action = action
  }
}

private final class PasteHandler: InputHandler {
  var action: (@MainActor (String) -> Void)?
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  func handle(_ event: NodeEvent) -> Bool {
    guard case .pasted(let text) = event, let action, node.environment.isEnabled else {
      return false
    }
    action(text)
    return true
  }
}
