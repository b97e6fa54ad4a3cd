/// The two halves of a stepper, without its label.
protocol StepperButtons: Control {
  /// The value as text; empty if the stepper only has actions.
  var valueDescription: String { get }

  /// Whether the value can be changed in the direction of `half`.
  func canPerform(_ half: StepperHalf) -> Bool

  /// Changes the value in the direction of `half`, if it can.
  mutating func perform(_ half: StepperHalf)
}

/// The half of a stepper that decreases or increases its value.
enum StepperHalf: CaseIterable {
  case decrement, increment

  fileprivate var text: String { self == .decrement ? "[-]" : "[+]" }
  fileprivate var columns: Range<Int> { self == .decrement ? 0..<3 : 4..<7 }

  fileprivate init?(at point: Point) {
    let half = StepperHalf.allCases.first { $0.columns.contains(point.x) }
    guard let half, point.y == 0 else { return nil }
    self = half
  }
}

extension StepperButtons {
  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Size(width: StepperHalf.increment.columns.upperBound, height: 1)
  }

  func looksLike(_ other: Self) -> Bool {
    StepperHalf.allCases.allSatisfy { canPerform($0) == other.canPerform($0) }
  }

  var accessibilityElement: AccessibilityElement? {
    AccessibilityElement(.stepper, value: valueDescription)
  }

  mutating func handleKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty else { return false }
    switch press.key {
    case .left, "-": perform(.decrement)
    case .right, "+", "=": perform(.increment)
    default: return false
    }
    return true
  }

  mutating func handlePointer(_ event: PointerEvent, from start: Self) {
    guard event.isClick, let half = StepperHalf(at: event.location) else { return }
    if StepperHalf(at: event.startLocation) == half { perform(half) }
  }

  func draw(on canvas: DrawingCanvas) {
    let pressed = canvas.pressLocation.flatMap(StepperHalf.init)
    for half in StepperHalf.allCases {
      var state = canvas.state
      if half != pressed { state.remove(.pressed) }
      if !canPerform(half) { state.insert(.disabled) }
      canvas.marked(with: state).write(half.text, at: Point(x: half.columns.lowerBound, y: 0))
    }
  }
}
