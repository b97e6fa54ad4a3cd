import Signals

/// A text field's life: what is typed into it, and what its style makes of it.
final class TextFieldNode: ContainerNode {
  let model = FieldText()
  /// Tells whoever owns the text what it is now; returns what they make of it.
  var change: (String) -> String? = { $0 }
  var onEdit: (@MainActor (String) -> Void)?

  private var lastPress: (time: Instant?, place: Point, count: Int) = (nil, .zero, 0)
  private var context: ViewContext
  private var state = ButtonState() {
    didSet { if state != oldValue { restyle() } }
  }

  /// Within what time a click counts as another one in the same place.
  private static let doubleClick = Duration.milliseconds(400)

  required init(in context: ViewContext) {
    self.context = context
    super.init(in: context)
  }

  func renew(in context: ViewContext) {
    self.context = context
    keep(context.environment)
    restyle()
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    keep(environment)
    context.environment = environment
    restyle()
  }

  private func restyle() {
    if !environment.isEnabled { tree.interaction.forget(self) }
    var inner = context
    inner.environment.buttonState = state
    let configuration = TextFieldStyleConfiguration(
      line: TextFieldStyleConfiguration.Line(model), isEnabled: environment.isEnabled,
      isHovered: state.isHovered, isFocused: state.isFocused)
    renewContent(environment.styled(configuration), in: inner)
  }

  override var canFocus: Bool { environment.isEnabled }
  override var takesPointer: Bool { environment.isEnabled }
  override var cursorPosition: Point? { model.line?.cursorPosition }

  override func receive(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused):
      state.isFocused = isFocused
      model.isFocused = isFocused
    case .hovered(let isHovered): state.isHovered = isHovered
    case .pressed: press()
    case .dragged: select(isExtending: true)
    case .released, .cancelled: break
    case .pasted(let text): perform(.insert(text.withoutLastLineEnd))
    case .scrolled: return false
    case .key(let press): return receive(press)
    }
    return true
  }

  override func activate() -> Bool {
    guard canFocus else { return false }
    tree.interaction.focus(self)
    return true
  }

  private func receive(_ press: KeyPress) -> Bool {
    if press == KeyPress(.enter) { return submit() }
    guard let command = EditCommand(press) else { return false }
    perform(command)
    return true
  }

  private func submit() -> Bool {
    let actions = environment.submitActions
    for action in actions { action() }
    return !actions.isEmpty
  }

  private func perform(_ command: EditCommand) {
    // What is typed out of sight is scrolled to.
    if cursorPosition == nil { tellAround(that: self) }
    let edits = model.text.edits
    model.perform(command, killed: &tree.interaction.killed)
    if model.text.edits == edits { return }
    if let actual = change(model.text.string) { model.replaceAll(with: actual) }
    onEdit?(model.text.string)
  }

  /// Places the cursor; the second time in one place selects a word, the third all.
  private func press() {
    let (now, place) = (tree.scheduler.now, tree.interaction.pointer)
    let isAgain =
      place == lastPress.place
      && lastPress.time?.duration(to: now) ?? .seconds(1) <= TextFieldNode.doubleClick
    lastPress = (now, place, isAgain ? lastPress.count + 1 : 1)
    switch lastPress.count {
    case 1: select(isExtending: false)
    case 2: perform(.selectWord)
    default: perform(.selectAll)
    }
  }

  /// Puts the cursor, or the other end of the selection, where the pointer is.
  private func select(isExtending: Bool) {
    guard let line = model.line else { return }
    perform(.move(.index(line.index(at: tree.interaction.pointer)), isSelecting: isExtending))
  }
}

extension String {
  /// A line that is pasted whole is still one line.
  fileprivate var withoutLastLineEnd: String {
    last?.isNewline == true ? String(dropLast()) : self
  }
}
