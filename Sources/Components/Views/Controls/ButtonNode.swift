import Signals

/// A button's life: what it is pressed by, and what its style makes of that.
final class ButtonNode: ContainerNode {
  var tint: Color? {
    didSet { if tint != oldValue { setNeedsPaint() } }
  }
  var action: @MainActor () -> Void = {}

  private var label = AnyView(EmptyView())
  private var role: ButtonRole?
  private var context: ViewContext
  private var state = ControlState() {
    didSet { if state != oldValue { updateStyle() } }
  }
  private var stateAccess = StateAccess()
  /// What tells of the button if its styles do not.
  private var fallbackAttributes = Attributes() {
    didSet { if fallbackAttributes != oldValue { setNeedsPaint() } }
  }
  /// Lets go of a button that was pressed by a key: few terminals tell when a key is released.
  private var releaseTimer: AnyCancellable?

  /// How long a button that was pressed by a key looks like it.
  private static let keyPressDuration = Duration.milliseconds(120)

  required init(in context: ViewContext) {
    self.context = context
    super.init(in: context)
  }

  func update(label: AnyView, role: ButtonRole?, in context: ViewContext) {
    self.label = label
    self.role = role
    self.context = context
    setEnvironment(context.environment)
    resetStyle()
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    context.environment = environment
    resetStyle()
  }

  /// Its styles may be others now.
  private func resetStyle() {
    stateAccess = StateAccess()
    updateStyle()
  }

  private func updateStyle() {
    if !environment.isEnabled { tree.eventDispatcher.remove(self) }
    var inner = context
    inner.environment = environment.environment(insideButtonIn: state)
    let configuration = ButtonStyleConfiguration(
      label: ButtonStyleConfiguration.Label(label), role: role, isEnabled: environment.isEnabled,
      state: state, stateAccess: stateAccess)
    updateContent(environment.styledLabel(for: configuration), in: inner)
    fallbackAttributes = Attributes(
      isDim: environment.isEnabled || stateAccess.isEnabled ? nil : true,
      isReversed: state.isFocused && !stateAccess.isFocused ? true : nil)
  }

  override func paint(on canvas: Canvas) {
    var canvas = canvas
    canvas.attributes = canvas.attributes.merging(fallbackAttributes)
    if let tint { canvas.attributes.tint = tint }
    paintChildren(on: canvas)
  }

  override var canBecomeFocused: Bool { environment.isEnabled }
  override var acceptsPointer: Bool { environment.isEnabled }

  override func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused): state.isFocused = isFocused
    case .hovered(let isHovered): state.isHovered = isHovered
    case .pressed, .dragged(isInside: true): state.isPressed = true
    case .dragged(isInside: false), .cancelled: state.isPressed = false
    case .released(let isInside):
      state.isPressed = false
      if isInside { action() }
    case .key(let press): return handleKey(press)
    case .pasted, .scrolled: return false
    }
    return true
  }

  override func activate() -> Bool {
    environment.isEnabled && handleKey(KeyPress(.enter))
  }

  private func handleKey(_ press: KeyPress) -> Bool {
    guard press.isActivation else { return false }
    switch press.phase {
    case .down:
      state.isPressed = true
      releaseTimer = tree.schedule(after: ButtonNode.keyPressDuration) { [weak self] in
        self?.state.isPressed = false
      }
      action()
    case .repeating: break
    case .up:
      releaseTimer = nil
      state.isPressed = false
    }
    return true
  }
}
