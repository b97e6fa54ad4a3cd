/// A node that shows a control in its style, and again whenever the state of the control changes.
@MainActor
package protocol StyledControlNode: ContainerNode, Responder {
  /// The context of the control's view.
  var context: ViewContext { get set }

  /// Updates the content with what the style makes of the state.
  func updateStyle()
}

extension StyledControlNode {
  /// Updates the node for a new description of its view.
  package func update(in context: ViewContext) {
    self.context = context
    setEnvironment(context.environment)
    updateStyle()
  }

  /// Takes over an environment with which the style may show the control differently.
  package func update(in environment: EnvironmentValues) {
    setEnvironment(environment)
    context.environment = environment
    updateStyle()
  }
}
