/// The handler of Escape.
final class ExitCommandHandler: InputHandler {
  var action: (@MainActor () -> Void)?
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
    node.tree.eventDispatcher.exitCommands.append(node)
  }

  func handle(_ event: NodeEvent) -> Bool {
    guard case .key(let press) = event, press.key == .escape, press.modifiers.isEmpty,
      press.phase == .down, node.environment.isEnabled, let action
    else { return false }
    action()
    return true
  }

  func didUnmount() {
    node.tree.eventDispatcher.exitCommands.removeAll { $0 === node }
    action = nil
  }
}
