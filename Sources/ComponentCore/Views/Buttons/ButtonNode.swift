import Signals

/// The node of a button: a class, because a style makes its content again for each state. It
/// handles the input of the button.
final class ButtonNode: ContainerNode, StyledControlNode, Activatable {
  var context: ViewContext
  var isButton: Bool { true }
  private var state: ControlState = [] {
    didSet { if state != oldValue { updateStyle() } }
  }
  var tint: Color? {
    didSet { if tint != oldValue { appearanceDidChange() } }
  }
  var action: @MainActor () -> Void = {}

  private var label = AnyView(EmptyView())
  /// Whether the label has a background or an outline of its own.
  private var labelDrawsSurface = false
  private(set) var role: ButtonRole?
  /// The text attributes that mark the states which the styles do not show.
  private var marks: AttributeMarks = [] {
    didSet { if marks != oldValue { appearanceDidChange() } }
  }
  /// Ends the pressed state after a key press, because few terminals report when a key is
  /// released.
  private var releaseTimer: AnyCancellable?

  /// The time for which a button appears pressed after a key press.
  private static let keyPressDuration = Duration.milliseconds(120)

  required init(in context: ViewContext) {
    self.context = context
    super.init(in: context)
    drawsOnlyChildren = true
  }

  func update(
    label: AnyView, drawsSurface: Bool, role: ButtonRole?, in context: ViewContext
  ) {
    self.label = label
    labelDrawsSurface = drawsSurface
    self.role = role
    update(in: context)
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    update(in: environment)
  }

  func updateStyle() {
    if let style = environment.primitiveButtonStyle { return showPrimitive(style) }
    var inner = context
    inner.environment = environment.environment(insideButtonIn: state)
    let state = environment.isEnabled ? state : state.union(.disabled)
    let configuration = ButtonStyleConfiguration(
      label: ButtonStyleConfiguration.Label(self.label), role: role, state: state)
    let showsLabelAlone = labelDrawsSurface && environment.hasDefaultButtonStyle
    let content: any View =
      showsLabelAlone ? configuration.label : environment.styledLabel(for: configuration)
    updateContent(content, in: inner)
    let shownStates = showsLabelAlone ? [] : environment.shownButtonStates
    marks = state.isEmpty ? [] : AttributeMarks(state.subtracting(shownStates))
  }

  // MARK: Primitive styles

  private var isPrimitive: Bool { environment.primitiveButtonStyle != nil }

  override var responder: (any Responder)? { self }

  var canBecomeFocused: Bool { acceptsPointer && !isFocusDisabled }
  var acceptsPointer: Bool { environment.isEnabled && !isPrimitive }

  /// Shows the button in a style that handles its input.
  private func showPrimitive(_ style: any PrimitiveButtonStyle) {
    tree.eventDispatcher.remove(self)
    var inner = context
    inner.environment.primitiveButtonStyle = nil
    inner.environment.willPressButton = nil
    let configuration = PrimitiveButtonStyleConfiguration(
      label: .init(content: label), role: role, action: { [weak self] in self?.trigger() })
    updateContent(style.styledButton(for: configuration), in: inner)
    marks = []
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let children = childAccessibilityElements()
    // A button without a label and a size only has a keyboard shortcut.
    if children.isEmpty, rect.isEmpty { return [] }
    if isPrimitive, children.contains(where: { !$0.isReadOnly }) { return children }
    return [
      accessibilityElement(
        environment.isInMenu ? .menuItem : .button, label: children.combinedLabel,
        states: state.contains(.pressed) ? .pressed : [])
    ]
  }

  var focusRole: FocusRole? {
    switch role {
    case .cancel, .close: .dialogButton(.cancel)
    case .destructive: .dialogButton(.destroy)
    case .confirm, nil: .dialogButton(.action)
    }
  }

  private func trigger() {
    if environment.isEnabled { performAction() }
  }

  private func appearanceDidChange() {
    drawsOnlyChildren = marks.isEmpty && tint == nil
    setNeedsPaint()
  }

  override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    canvas.mark(marks)
    if let tint { canvas.attributes.tint = tint }
    paintChildren(on: canvas)
  }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused): state.set(.focused, to: isFocused)
    case .hovered(let isHovered): state.set(.hovered, to: isHovered)
    case .pressed, .dragged(isInside: true): state.insert(.pressed)
    case .dragged(isInside: false), .cancelled: state.remove(.pressed)
    case .released(let isInside):
      state.remove(.pressed)
      if isInside { performAction() }
    case .key(let press): return handleKey(press)
    case .pasted, .scrolled: return false
    }
    return true
  }

  func activate() -> Bool {
    guard environment.isEnabled else { return false }
    if !isPrimitive { return handleKey(KeyPress(.enter)) }
    trigger()
    return true
  }

  private func performAction() {
    environment.willPressButton?.perform(())
    action()
  }

  private func handleKey(_ press: KeyPress) -> Bool {
    guard press.isActivation else { return false }
    switch press.phase {
    case .down:
      state.insert(.pressed)
      releaseTimer = tree.schedule(after: ButtonNode.keyPressDuration) { [weak self] in
        self?.state.remove(.pressed)
      }
      performAction()
    case .repeating: break
    case .up:
      releaseTimer = nil
      state.remove(.pressed)
    }
    return true
  }
}

extension AttributeMarks {
  /// Creates the marks for `states`.
  fileprivate init(_ states: ControlState) {
    self = []
    if states.contains(.focused) { insert(.reversed) }
    if states.contains(.hovered) { insert(.underlined) }
    if !states.isDisjoint(with: [.pressed, .disabled]) { insert(.dim) }
  }
}
