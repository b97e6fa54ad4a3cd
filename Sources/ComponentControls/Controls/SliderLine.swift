/// The line of a slider, without labels, for the value that the slider shows.
struct SliderLine: View {
  let value: ControlValue<Double>
  let scale: SliderScale
  let onEditingChanged: (Bool) -> Void

  var body: some View {
    let values = value.displayedValue()
    Drawn(values.starting(with: scale.lowerBound)) {
      SliderTrack(
        value: $0, scale: scale, setValue: value.setValue, onEditingChanged: onEditingChanged)
    }
  }
}

/// The line of a slider with its knob.
private struct SliderTrack: Control {
  var value: Double
  let scale: SliderScale
  /// Passes a new value on; returns the value that results, if that is known at once.
  let setValue: (Double) -> Double?
  let onEditingChanged: (Bool) -> Void

  /// The width of the line in columns if the proposal leaves it open.
  private static let idealWidth = 20

  static var dragsWithinCells: Bool { true }

  func looksLike(_ other: SliderTrack) -> Bool { value == other.value && scale == other.scale }

  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Size(width: proposal.width ?? Self.idealWidth, height: 1)
  }

  var accessibilityElement: AccessibilityElement? {
    AccessibilityElement(.slider, value: value.chartLabel)
  }

  // MARK: Input

  private mutating func select(_ new: Double) {
    if new != value { value = setValue(new) ?? value }
  }

  mutating func handlePointer(_ event: PointerEvent, from start: SliderTrack) {
    if event.phase == .pressed { onEditingChanged(true) }
    if event.phase == .pressed || event.phase == .dragged {
      let place = Double(event.location.x) + event.positionInCell.x - UnitPoint.center.x
      select(scale.value(at: place / Double(max(1, event.size.width - 1))))
    } else {
      onEditingChanged(false)
    }
  }

  mutating func handleKey(_ press: KeyPress) -> Bool {
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

  // MARK: Drawing

  func draw(on canvas: DrawingCanvas) {
    let width = canvas.size.width
    let knob = Int((scale.fraction(of: value) * Double(width - 1)).rounded())
    let line = canvas.marked(with: canvas.state.intersection(.disabled))
    let rest = Rect(x: knob, y: 0, width: width - knob, height: 1)
    line.fill(rest, with: canvas.symbol("─", ascii: "-"))
    let accented = line.styled { $0.foreground = .accentColor }
    let done = Rect(x: 0, y: 0, width: knob, height: 1)
    accented.fill(done, with: canvas.symbol("━", ascii: "="))
    let mark = canvas.symbol("●", ascii: "O")
    let marked = accented.marked(with: canvas.state.subtracting(.focused))
    marked.write(mark, at: Point(x: knob, y: 0))
    if canvas.state.contains(.focused) {
      // The keys that move the knob.
      let arrows = marked.styled { $0.isBold = true }
      arrows.write(canvas.symbol("◂", ascii: "<"), at: Point(x: knob - 1, y: 0))
      arrows.write(canvas.symbol("▸", ascii: ">"), at: Point(x: knob + 1, y: 0))
    }
  }
}
