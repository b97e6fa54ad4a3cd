@_spi(Nodes) import ComponentCore

/// A node that shows a control in its style, and again whenever the state of the control changes.
class ControlNode: ContainerNode {
  private(set) final var context: ViewContext
  final var state: ControlState = [] {
    didSet { if state != oldValue { updateStyle() } }
  }

  required init(in context: ViewContext) {
    self.context = context
    super.init(in: context)
  }

  final func update(in context: ViewContext) {
    self.context = context
    setEnvironment(context.environment)
    updateStyle()
  }

  final override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    context.environment = environment
    updateStyle()
  }

  /// Updates the content with what the style makes of the state.
  func updateStyle() {}

  override var canBecomeFocused: Bool { environment.isEnabled }
  override var acceptsPointer: Bool { environment.isEnabled }
}
