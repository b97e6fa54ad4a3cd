/// The line of a slider with its knob, without labels.
struct SliderLine: View {
  let value: ControlValue<Double>
  let scale: SliderScale
  let onEditingChanged: (Bool) -> Void

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SliderNode ?? SliderNode(scale, in: context)
    node.setEnvironment(context.environment)
    node.scale = scale
    node.setValue = value.setValue
    node.onEditingChanged = onEditingChanged
    node.bind(value.displayedValue()) { $0.value = $1 }
    return node
  }
}

/// The node of a slider's line: draws it and handles its input.
final class SliderNode: DrawnControlNode {
  var scale: SliderScale {
    didSet { if scale != oldValue { setNeedsPaint() } }
  }
  var value: Double {
    didSet { if value != oldValue { setNeedsPaint() } }
  }
  /// Passes a new value on; returns the value that results, if that is known at once.
  var setValue: (Double) -> Double? = { $0 }
  var onEditingChanged: (Bool) -> Void = { _ in }

  /// The width of the line in columns if the proposal leaves it open.
  private static let idealWidth = 20

  init(_ scale: SliderScale, in context: ViewContext) {
    self.scale = scale
    value = scale.lowerBound
    super.init(in: context)
  }

  required init(in context: ViewContext) {
    preconditionFailure("A slider has a scale.")
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? SliderNode.idealWidth, height: 1)
  }

  // MARK: Input

  private func select(_ new: Double) {
    if new == value { return }
    if let actual = setValue(new) { value = actual }
  }

  private func select(at point: Point) {
    select(scale.value(at: Double(point.x) / Double(max(1, rect.size.width - 1))))
  }

  override func pointerDidPress(at point: Point) {
    onEditingChanged(true)
    select(at: point)
  }

  override func pointerDidDrag(to point: Point) { select(at: point) }

  override func pointerDidRelease(at point: Point, isInside: Bool) { onEditingChanged(false) }

  override func handleKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let new = value(after: press.key) else { return false }
    onEditingChanged(true)
    select(new)
    onEditingChanged(false)
    return true
  }

  private func value(after key: Key) -> Double? {
    switch key {
    case .left: scale.value(-1, stepsFrom: value)
    case .right: scale.value(1, stepsFrom: value)
    case .home: scale.value(at: 0)
    case .end: scale.value(at: 1)
    default: nil
    }
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    [accessibilityElement(.slider, value: value.chartLabel)]
  }

  // MARK: Painting

  override func paint(on canvas: DrawingContext) {
    let width = rect.size.width
    guard width > 0 else { return }
    let knob = Int((scale.fraction(of: value) * Double(width - 1)).rounded())
    let visible = canvas.visibleRect.columns.clamped(to: 0..<width)
    let usesASCII = environment.usesASCII
    var line = canvas.marked(with: shownState.intersection(.disabled))
    write(usesASCII ? "-" : "─", in: visible.clamped(to: knob..<width), on: line)
    line.attributes.foreground = .accentColor
    write(usesASCII ? "=" : "━", in: visible.clamped(to: 0..<knob), on: line)
    line = line.marked(with: shownState)
    write(usesASCII ? "O" : "●", in: knob..<knob + 1, on: line)
  }

  private func write(_ character: String, in columns: Range<Int>, on canvas: DrawingContext) {
    let string = String(repeating: character, count: columns.count)
    canvas.write(tree.shaper.glyphs(of: string)[...], at: Point(x: columns.lowerBound, y: 0))
  }
}
