@_spi(Nodes) import ComponentCore

/// The node of the options of a picker: handles keys and knows which option is selected.
final class PickerNode: DrawnControlNode {
  var arrangement = PickerStyle.Arrangement.radioGroup
  /// Whether an option with this tag is selected.
  private var isSelected: (AnyHashable) -> Bool = { _ in false }
  /// Selects the value of a tag.
  private var select: (AnyHashable) -> Void = { _ in }

  /// Shows that `value` is selected.
  ///
  /// - Parameter setValue: Passes a new value on; returns the value that results, if that is known
  ///   at once.
  func show<Value: Hashable>(_ value: Value, setValue: @escaping (Value) -> Value?) {
    isSelected = { $0.base as? Value == value }
    select = { [unowned self] tag in
      guard let new = tag.base as? Value, new != value else { return }
      if let actual = setValue(new) { show(actual, setValue: setValue) }
    }
    setNeedsPaint()
  }

  // MARK: Options

  /// The options that can be selected, in order.
  private var options: [PickerOptionNode] {
    func options(in node: LayoutNode) -> [PickerOptionNode] {
      node.layoutChildren.flatMap { child in
        (child as? PickerOptionNode).map { [$0] } ?? options(in: child)
      }
    }
    return options(in: self)
  }

  func isSelected(_ option: PickerOptionNode) -> Bool {
    option.tag.map(isSelected) ?? false
  }

  func select(_ option: PickerOptionNode) {
    if let tag = option.tag { select(tag) }
  }

  /// Whether `option` shows that the picker has the focus: the selected one or, if there is none,
  /// the first.
  func showsFocus(_ option: PickerOptionNode) -> Bool {
    guard state.contains(.focused) else { return false }
    return isSelected(option)
      || (options.first { $0.tag != nil } === option && !options.contains(where: isSelected))
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    let options = options
    var children: [AccessibilityElement] = []
    for (index, option) in options.enumerated() {
      var child = option.accessibilityElement(
        .option, label: option.childAccessibilityElements().combinedLabel,
        states: isSelected(option) ? .selected : [])
      child.position = AccessibilityElement.Position(index + 1, of: options.count)
      children.append(child)
    }
    let selected = children.first { $0.states.contains(.selected) }
    return [accessibilityElement(.picker, value: selected?.label ?? "", children: children)]
  }

  // MARK: Keys

  override func handleKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    let options = options.filter { $0.tag != nil }
    let selected = options.firstIndex(where: isSelected)
    guard let index = index(after: press.key, from: selected, count: options.count),
      options.indices.contains(index), index != selected
    else { return false }
    select(options[index])
    // Scrolls to the option.
    options[index].notifyAncestors(focusedNode: options[index])
    return true
  }

  private func index(after key: Key, from selected: Int?, count: Int) -> Int? {
    switch key {
    case .home: return 0
    case .end: return count - 1
    case .enter, .space: return selected == nil ? 0 : nil
    default: break
    }
    let isHorizontal = arrangement == .segmented
    switch key {
    case isHorizontal ? .left : .up: return selected.map { $0 - 1 } ?? count - 1
    case isHorizontal ? .right : .down: return selected.map { $0 + 1 } ?? 0
    default: return nil
    }
  }

  // MARK: Painting

  override func paint(on canvas: DrawingContext) {
    paintChildren(on: canvas)
    if arrangement == .segmented { paintSeparators(on: canvas) }
  }

  private func paintSeparators(on canvas: DrawingContext) {
    let canvas = canvas.marked(with: shownState.intersection(.disabled))
    let line = tree.shaper.glyphs(of: environment.usesASCII ? "|" : "│")
    for option in options.dropLast() {
      guard let rect = option.rect(in: self) else { continue }
      for y in 0..<self.rect.size.height {
        canvas.write(line[...], at: Point(x: rect.columns.upperBound, y: y))
      }
    }
  }
}
