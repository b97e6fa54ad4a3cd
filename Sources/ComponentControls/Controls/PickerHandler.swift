@_spi(Nodes) import ComponentCore

/// Modifies the view of all options of a picker.
struct PickerModifier<SelectionValue: Hashable & Sendable>: NodeModifier {
  let selection: ControlValue<SelectionValue>
  let arrangement: PickerStyle.Arrangement

  func update(_ wrapper: InputNode<PickerHandler>) {
    wrapper.handler.arrangement = arrangement
    let setValue = selection.setValue
    wrapper.bind(selection.displayedValue()) { node, value in
      node.handler.selection.show(value, setValue: setValue) { [unowned node] change in
        node.handler.changeSelection(change)
      }
    }
  }
}

/// Handles the keys of a picker, and knows which option is selected. The options in a menu take
/// the focus and the keys themselves.
final class PickerHandler: InputHandler {
  let selection = PickerSelection()
  var arrangement = PickerStyle.Arrangement.radioGroup
  private(set) var isFocused = false {
    didSet { if isFocused != oldValue { node.setNeedsPaint() } }
  }
  /// Where the mark of the selected option is on its way there: an index of an option, or a number
  /// between two of them; `nil` while it stands still.
  private var glidingIndex: Double? {
    didSet { if glidingIndex != oldValue { node.setNeedsPaint() } }
  }
  unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  /// Returns the handler of the picker that contains `node`.
  static func enclosing(_ node: LayoutNode) -> PickerHandler? {
    var inner = node.container
    while let outer = inner {
      if let picker = outer as? InputNode<PickerHandler> { return picker.handler }
      inner = outer.container
    }
    return nil
  }

  // MARK: Options

  /// Returns the value that an option stands for.
  ///
  /// - Parameter option: The node of the option's modifier.
  func tag(of option: ContainerNode) -> AnyHashable? {
    option.contents.first?.tag(inside: node)
  }

  /// The options that are not in a menu, in order.
  private var options: [PickerOptionHandler] {
    var options: [PickerOptionHandler] = []
    func appendOptions(in node: LayoutNode) {
      for child in node.layoutChildren {
        if let option = child as? InputNode<PickerOptionHandler> {
          options.append(option.handler)
        } else {
          appendOptions(in: child)
        }
      }
    }
    appendOptions(in: node)
    return options
  }

  /// Returns the first of the options that satisfies `predicate`.
  private func firstOption(
    where predicate: (PickerOptionHandler) -> Bool
  ) -> PickerOptionHandler? {
    func first(in node: LayoutNode) -> PickerOptionHandler? {
      for child in node.layoutChildren {
        let option = (child as? InputNode<PickerOptionHandler>)?.handler
        if let option, predicate(option) { return option }
        if option == nil, let option = first(in: child) { return option }
      }
      return nil
    }
    return first(in: node)
  }

  /// Whether `option` shows that the picker has the focus: the selected one or, if there is none,
  /// the first.
  func showsFocus(_ option: PickerOptionHandler) -> Bool {
    guard isFocused else { return false }
    if option.isSelected { return true }
    return firstOption { $0.tag != nil } === option && firstOption { $0.isSelected } == nil
  }

  // MARK: Gliding

  /// Changes the selection by `change`, and lets the mark glide to the option that is selected
  /// then.
  func changeSelection(_ change: () -> Void) {
    let old = glidingIndex ?? indexOfMark
    change()
    node.setNeedsPaint()
    guard let old, let new = indexOfMark else { return glidingIndex = nil }
    node.animateControl(from: old, to: new) { [weak self] index in
      self?.glidingIndex = index == new ? nil : index
    }
  }

  /// The index of the selected option; `nil` if there is none or its mark does not glide.
  private var indexOfMark: Double? {
    guard arrangement == .segmented, node.environment.animatesControls else { return nil }
    return options.firstIndex { $0.isSelected }.map { Double($0) }
  }

  /// The columns of the mark that glides to the selected option, in the picker; `nil` while it
  /// stands still.
  var glidingColumns: Range<Int>? {
    guard let glidingIndex else { return nil }
    let columns = options.compactMap { $0.rect(in: node)?.columns }
    let before = Int(glidingIndex.rounded(.down))
    guard columns.indices.contains(before), columns.indices.contains(before + 1) else { return nil }
    let (old, new) = (columns[before], columns[before + 1])
    func edge(_ old: Int, _ new: Int) -> Int {
      let fraction = glidingIndex - Double(before)
      return old + Int((Double(new - old) * fraction).rounded())
    }
    return edge(old.lowerBound, new.lowerBound)..<edge(old.upperBound, new.upperBound)
  }

  func focus() {
    node.tree.eventDispatcher.focus(node)
  }

  // MARK: Accessibility

  func change(_ elements: inout [AccessibilityElement]) {
    if arrangement == .menu { return }
    let options = options
    var children: [AccessibilityElement] = []
    for (index, option) in options.enumerated() {
      var child = option.accessibilityElement
      child.position = AccessibilityElement.Position(index + 1, of: options.count)
      children.append(child)
    }
    let selected = children.first { $0.states.contains(.selected) }
    elements = [
      node.accessibilityElement(.picker, value: selected?.label ?? "", children: children)
    ]
  }

  // MARK: Input

  var canBecomeFocused: Bool { arrangement != .menu && node.environment.isEnabled }

  var acceptsPointer: Bool { canBecomeFocused }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused): self.isFocused = isFocused
    case .hovered, .pressed, .dragged, .released, .cancelled: break
    case .key(let press): return canBecomeFocused && press.phase != .up && handleKey(press)
    case .pasted, .scrolled: return false
    }
    return true
  }

  private func handleKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let choice = choice(of: press.key) else { return false }
    let options = options.filter { $0.tag != nil }
    let selected = options.firstIndex { $0.isSelected }
    guard let index = choice.index(from: selected, count: options.count),
      options.indices.contains(index), index != selected
    else { return false }
    options[index].select()
    options[index].reveal()
    return true
  }

  /// The options that keys choose.
  private enum Choice {
    case first, last, previous, next
    /// The first option, unless one is selected.
    case initial

    func index(from selected: Int?, count: Int) -> Int? {
      switch self {
      case .first: 0
      case .last: count - 1
      case .previous: selected.map { $0 - 1 } ?? count - 1
      case .next: selected.map { $0 + 1 } ?? 0
      case .initial: selected == nil ? 0 : nil
      }
    }
  }

  private func choice(of key: Key) -> Choice? {
    let isHorizontal = arrangement == .segmented
    switch key {
    case .home: return .first
    case .end: return .last
    case .enter, .space: return .initial
    case isHorizontal ? .left : .up: return .previous
    case isHorizontal ? .right : .down: return .next
    default: return nil
    }
  }

  // MARK: Drawing

  func environmentDidChange() {
    node.setNeedsPaint()
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    content.draw(on: canvas)
    if arrangement == .segmented { drawSeparators(of: content, on: canvas) }
  }

  private func drawSeparators(of content: EffectContent, on canvas: DrawingContext) {
    let environment = content.environment
    let canvas = canvas.marked(with: environment.isEnabled ? [] : .disabled)
    let line = content.glyphs(ofMark: environment.usesASCII ? "|" : "│")
    for option in options.dropLast() {
      guard let x = option.rect(in: node)?.columns.upperBound else { continue }
      canvas.fill(Rect(x: x, y: 0, width: 1, height: node.rect.size.height), with: line[0])
    }
  }
}
