import Signals

/// A button's life: what it is pressed by, and what its style makes of that.
final class ButtonNode: ContainerNode {
  var tint: Color? {
    didSet { if tint != oldValue { needsPaint() } }
  }
  var action: @MainActor () -> Void = {}

  private var label = AnyView(EmptyView())
  private var role: ButtonRole?
  private var context: ViewContext
  private var state = ButtonState() {
    didSet { if state != oldValue { restyle() } }
  }
  private var asked = AskedOfButton()
  /// What tells of the button if its styles do not.
  private var effects = Attributes() {
    didSet { if effects != oldValue { needsPaint() } }
  }
  /// Lets go of a button that was pressed by a key: few terminals tell when a key is released.
  private var release: AnyCancellable?

  /// How long a button that was pressed by a key looks like it.
  private static let keyPress = Duration.milliseconds(120)

  required init(in context: ViewContext) {
    self.context = context
    super.init(in: context)
  }

  func renew(label: AnyView, role: ButtonRole?, in context: ViewContext) {
    self.label = label
    self.role = role
    self.context = context
    keep(context.environment)
    restyleAnew()
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    keep(environment)
    context.environment = environment
    restyleAnew()
  }

  /// Its styles may be others now.
  private func restyleAnew() {
    asked = AskedOfButton()
    restyle()
  }

  private func restyle() {
    if !environment.isEnabled { tree.interaction.forget(self) }
    var inner = context
    inner.environment = environment.inside(state)
    let configuration = ButtonStyleConfiguration(
      label: ButtonStyleConfiguration.Label(label), role: role, isEnabled: environment.isEnabled,
      state: state, asked: asked)
    renewContent(environment.styled(configuration), in: inner)
    effects = Attributes(
      isDim: environment.isEnabled || asked.isEnabled ? nil : true,
      isReversed: state.isFocused && !asked.isFocused ? true : nil)
  }

  override func paint(on canvas: Canvas) {
    var canvas = canvas
    canvas.attributes = canvas.attributes.merging(effects)
    if let tint { canvas.attributes.tint = tint }
    paintChildren(on: canvas)
  }

  override var canFocus: Bool { environment.isEnabled }
  override var takesPointer: Bool { environment.isEnabled }

  override func receive(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused): state.isFocused = isFocused
    case .hovered(let isHovered): state.isHovered = isHovered
    case .pressed, .dragged(isInside: true): state.isPressed = true
    case .dragged(isInside: false), .cancelled: state.isPressed = false
    case .released(let isInside):
      state.isPressed = false
      if isInside { action() }
    case .key(let press): return receive(press)
    case .pasted, .scrolled: return false
    }
    return true
  }

  override func activate() -> Bool {
    environment.isEnabled && receive(KeyPress(.enter))
  }

  private func receive(_ press: KeyPress) -> Bool {
    guard press.isActivation else { return false }
    switch press.phase {
    case .down:
      state.isPressed = true
      release = tree.schedule(after: ButtonNode.keyPress) { [weak self] in
        self?.state.isPressed = false
      }
      action()
    case .repeating: break
    case .up:
      release = nil
      state.isPressed = false
    }
    return true
  }
}
