import Signals

/// The node of a text field: handles input and applies the text field styles.
final class TextFieldNode: ControlNode {
  let model = TextFieldModel()
  /// Passes a new text on; returns the text that results, if that is known at once.
  var setValue: (String) -> String? = { $0 }
  var onEdit: (@MainActor (String) -> Void)?

  private var lastClick: (time: Instant?, point: Point, count: Int) = (nil, .zero, 0)

  /// The longest time between the clicks of a double click.
  private static let doubleClickInterval = Duration.milliseconds(400)

  override func updateStyle() {
    super.updateStyle()
    var inner = context
    inner.environment.controlState = state
    let configuration = TextFieldStyleConfiguration(
      line: TextFieldStyleConfiguration.Line(TextFieldLine(model: model)),
      isEnabled: environment.isEnabled,
      isHovered: state.contains(.hovered), isFocused: state.contains(.focused))
    updateContent(environment.styledLine(for: configuration), in: inner)
  }

  override var cursorPosition: Point? { model.line?.cursorPosition }

  override func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused):
      state.set(.focused, to: isFocused)
      model.isFocused = isFocused
    case .hovered(let isHovered): state.set(.hovered, to: isHovered)
    case .pressed: press()
    case .dragged: select(isExtending: true)
    case .released, .cancelled: break
    case .pasted(let text): perform(.insert(text.withoutLastLineEnd))
    case .scrolled: return false
    case .key(let press): return handleKey(press)
    }
    return true
  }

  override func activate() -> Bool {
    guard canBecomeFocused else { return false }
    tree.eventDispatcher.focus(self)
    return true
  }

  private func handleKey(_ press: KeyPress) -> Bool {
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
    // Scroll to the field before editing it out of sight.
    if cursorPosition == nil { notifyAncestors(focusedNode: self) }
    let changeCount = model.text.changeCount
    model.perform(command, killedText: &tree.eventDispatcher.killedText)
    if model.text.changeCount == changeCount { return }
    if let actual = setValue(model.text.string) { model.replaceAll(with: actual) }
    onEdit?(model.text.string)
  }

  /// Places the cursor; a second click at the same point selects a word, a third one everything.
  private func press() {
    let (now, point) = (tree.scheduler.now, tree.eventDispatcher.pointer)
    let isRepeated =
      point == lastClick.point
      && lastClick.time?.duration(to: now) ?? .seconds(1) <= TextFieldNode.doubleClickInterval
    lastClick = (now, point, isRepeated ? lastClick.count + 1 : 1)
    switch lastClick.count {
    case 1: select(isExtending: false)
    case 2: perform(.selectWord)
    default: perform(.selectAll)
    }
  }

  /// Moves the cursor to the pointer, or extends the selection to it.
  private func select(isExtending: Bool) {
    guard let line = model.line else { return }
    perform(.move(.index(line.index(at: tree.eventDispatcher.pointer)), isSelecting: isExtending))
  }
}

extension String {
  /// This string without a line break at its end, so that a pasted line does not end with a blank.
  fileprivate var withoutLastLineEnd: String {
    last?.isNewline == true ? String(dropLast()) : self
  }
}
