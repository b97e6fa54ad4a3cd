@_spi(Nodes) import ComponentCore
import Signals

/// The node of a text field: a class, because a style makes its content again for each state. It
/// handles the input of the field.
final class TextFieldNode: ContainerNode, StyledControlNode, Activatable {
  var context: ViewContext
  private var state: ControlState = [] {
    didSet { if state != oldValue { updateStyle() } }
  }
  let model: TextFieldModel
  private let kind: Kind
  /// Passes a new text on; returns the text that results, if that is known at once.
  var setValue: (String) -> String? = { $0 }
  var onEdit: (@MainActor (String) -> Void)?
  /// Called when the focus arrives and when it leaves.
  var onFocus: (@MainActor (Bool) -> Void)?
  /// Called when the text is submitted, before the actions of the environment.
  var onSubmit: (@MainActor () -> Void)?

  /// Whether a new text is passed on when it is submitted or the focus moves away, instead of at
  /// each edit.
  var setsValueAtEnd = false

  /// The kinds of fields by their lines.
  enum Kind {
    /// A single line, which scrolls.
    case line
    /// Rows, as many as the text needs. Enter submits, and Alt-Enter begins a new line.
    case growingRows
    /// Rows that fill the proposed height. Enter begins a new line.
    case rows
  }

  init(_ kind: Kind, in context: ViewContext) {
    self.kind = kind
    self.context = context
    model = TextFieldModel(isMultiline: kind != .line)
    super.init(in: context)
  }

  required init(in context: ViewContext) {
    preconditionFailure("A text field has a kind.")
  }

  /// Returns `existing` if it is the node of a field of `kind`, and a new node otherwise.
  static func reusing(_ existing: Node?, _ kind: Kind, in context: ViewContext) -> TextFieldNode {
    if let node = existing as? TextFieldNode, node.kind == kind { return node }
    return TextFieldNode(kind, in: context)
  }

  private var lastClick: (time: Instant?, point: Point, count: Int) = (nil, .zero, 0)

  /// The longest time between the clicks of a double click.
  private static let doubleClickInterval = Duration.milliseconds(400)

  override func environmentDidChange(to environment: EnvironmentValues) {
    update(in: environment)
  }

  func updateStyle() {
    var inner = context
    inner.environment.controlState = state
    let configuration = TextFieldStyleConfiguration(
      line: line,
      isEnabled: environment.isEnabled,
      isHovered: state.contains(.hovered), isFocused: state.contains(.focused),
      isMultiline: kind != .line)
    updateContent(environment.styledLine(for: configuration), in: inner)
  }

  private var line: TextFieldStyleConfiguration.Line {
    kind == .line
      ? .init(TextFieldLine(model: model))
      : .init(TextRowsView(model: model, fillsHeight: kind == .rows))
  }

  override var responder: (any Responder)? { self }

  var canBecomeFocused: Bool { environment.isEnabled }

  var acceptsPointer: Bool { environment.isEnabled }

  var cursorPosition: Point? { model.line?.cursorPosition }

  override func accessibilityElements() -> [AccessibilityElement] {
    let text = model.text.string
    // Nothing tells a secret but how long it is.
    let value = model.isSecure && !text.isEmpty ? "\(text.count) characters" : text
    let role: AccessibilityRole =
      model.isSecure ? .secureField : kind == .rows ? .textEditor : .textField
    return [accessibilityElement(role, label: model.placeholder, value: value)]
  }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused):
      state.set(.focused, to: isFocused)
      model.isFocused = isFocused
      if !isFocused, setsValueAtEnd { passTextOn() }
      onFocus?(isFocused)
    case .hovered(let isHovered): state.set(.hovered, to: isHovered)
    case .pressed: press()
    case .dragged: select(isExtending: true)
    case .released, .cancelled: break
    case .pasted(let text):
      perform(.insert(model.isMultiline ? text : text.withoutLastLineEnd))
    case .scrolled(_, let y): return model.line?.scroll(byRows: y * 3) == true
    case .key(let press): return handleKey(press)
    }
    return true
  }

  func activate() -> Bool {
    guard canBecomeFocused else { return false }
    tree.eventDispatcher.focus(self)
    return true
  }

  private func handleKey(_ press: KeyPress) -> Bool {
    if press.key == .enter, press.phase != .up { return handleEnter(press) }
    if model.isMultiline, let motion = VerticalMotion(press) {
      return move(motion, isSelecting: press.modifiers.contains(.shift))
    }
    guard let command = EditCommand(press) else { return false }
    perform(command)
    return true
  }

  private func handleEnter(_ press: KeyPress) -> Bool {
    switch (kind, press.modifiers) {
    case (.line, []), (.growingRows, []): return press.phase == .down && submit()
    case (.rows, []), (.rows, .shift), (.rows, .alt), (.growingRows, .alt):
      perform(.insert("\n"))
      return true
    default: return false
    }
  }

  /// Moves the cursor between rows. In a field that grows, a motion beyond the first or last
  /// row is left to the focus; in an editor it leads to the beginning or end of the text.
  private func move(_ motion: VerticalMotion, isSelecting: Bool) -> Bool {
    if let index = model.line?.index(after: motion) {
      perform(.move(.index(index), isSelecting: isSelecting))
      return true
    }
    if kind == .growingRows, !isSelecting { return false }
    let isUp = motion == .rowUp || motion == .pageUp
    perform(.move(isUp ? .textStart : .textEnd, isSelecting: isSelecting))
    return true
  }

  private func submit() -> Bool {
    if setsValueAtEnd { passTextOn() }
    onSubmit?()
    return environment.submit() || onSubmit != nil
  }

  private func perform(_ command: EditCommand) {
    // Scroll to the field before editing it out of sight.
    if cursorPosition == nil { notifyAncestors(focusedNode: self) }
    if !model.isSecure, let text = model.text.copiedText(by: command) { environment.copy(text) }
    let changeCount = model.text.changeCount
    model.perform(command, killedText: &tree.eventDispatcher.killedText)
    if model.text.changeCount == changeCount { return }
    if !setsValueAtEnd { passTextOn() }
    onEdit?(model.text.string)
  }

  /// Passes the text on, and shows the text that results.
  private func passTextOn() {
    if let actual = setValue(model.text.string) { model.replaceAll(with: actual) }
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
