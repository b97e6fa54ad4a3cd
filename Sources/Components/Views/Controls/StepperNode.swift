/// The two halves of a stepper, without its label.
struct StepperButtons: View {
  let behavior: any StepperBehavior

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? StepperNode ?? StepperNode(in: context)
    node.setEnvironment(context.environment)
    behavior.bind(to: node)
    return node
  }
}

/// The node of the halves of a stepper: draws them and handles their input.
final class StepperNode: DrawnControlNode {
  /// Increases the value; `nil` if it cannot be increased.
  var increment: (@MainActor () -> Void)? {
    didSet { if (increment == nil) != (oldValue == nil) { setNeedsPaint() } }
  }
  /// Decreases the value; `nil` if it cannot be decreased.
  var decrement: (@MainActor () -> Void)? {
    didSet { if (decrement == nil) != (oldValue == nil) { setNeedsPaint() } }
  }
  /// Returns the value as text; empty if the stepper only has actions.
  var valueDescription: @MainActor () -> String = { "" }
  /// The half that the mouse button was pressed on.
  private var pressedHalf: Half?

  private enum Half: CaseIterable {
    case decrement, increment

    var text: String { self == .decrement ? "[-]" : "[+]" }
    var columns: Range<Int> { self == .decrement ? 0..<3 : 4..<7 }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: Half.increment.columns.upperBound, height: 1)
  }

  private func half(at point: Point) -> Half? {
    Half.allCases.first { $0.columns.contains(point.x) && point.y == 0 }
  }

  /// Changes the value in the direction of `half`.
  private func perform(_ half: Half) {
    (half == .decrement ? decrement : increment)?()
  }

  override func handleKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty else { return false }
    switch press.key {
    case .left, "-": perform(.decrement)
    case .right, "+", "=": perform(.increment)
    default: return false
    }
    return true
  }

  override func pointerDidPress(at point: Point) { pressedHalf = half(at: point) }

  override func pointerDidRelease(at point: Point, isInside: Bool) {
    if isInside, let pressedHalf, half(at: point) == pressedHalf { perform(pressedHalf) }
    pressedHalf = nil
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    [accessibilityElement(.stepper, value: valueDescription())]
  }

  override func paint(on canvas: DrawingContext) {
    for half in Half.allCases {
      let isPossible = (half == .decrement ? decrement : increment) != nil
      var state = shownState
      if half != pressedHalf { state.remove(.pressed) }
      if !isPossible { state.insert(.disabled) }
      canvas.marked(with: state).write(
        tree.shaper.glyphs(of: half.text)[...], at: Point(x: half.columns.lowerBound, y: 0))
    }
  }
}
