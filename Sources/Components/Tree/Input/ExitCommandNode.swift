/// A node that handles Escape.
final class ExitCommandNode: ContainerNode {
  var action: (@MainActor () -> Void)?

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.eventDispatcher.exitCommands.append(self)
  }

  override func handle(_ event: NodeEvent) -> Bool {
    guard case .key(let press) = event, press.key == .escape, press.modifiers.isEmpty,
      press.phase == .down, environment.isEnabled, let action
    else { return false }
    action()
    return true
  }

  override func unmount() {
    tree.eventDispatcher.exitCommands.removeAll { $0 === self }
    action = nil
    super.unmount()
  }
}
