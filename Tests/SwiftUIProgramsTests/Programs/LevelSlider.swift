import Components

/// A slider as another package would write it, of public parts only.
///
///     ━━━━━○─────
///
/// Dragging, clicking, the arrow keys, Home and End set the value. The part before the knob has
/// the tint color.
struct LevelSlider: View {
  @Binding private var value: Double
  @FocusState private var isFocused: Bool
  @LineCharacters private var characters

  private let bounds: ClosedRange<Double>
  private let step: Double

  init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 0.1) {
    _value = value
    self.bounds = bounds
    self.step = step
  }

  var body: some View {
    GeometryReader { geometry in
      bar(width: max(1, geometry.size.width))
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drag in moveKnob(to: drag.location.x, width: geometry.size.width) }
        )
        .focused($isFocused)
        .onKeyPress(keys: [.left, .right, .home, .end], action: move)
    }
    .frame(height: 1)
  }

  private func bar(width: Int) -> some View {
    let knob = Int(fraction * Double(width - 1) + 0.5)
    return HStack(spacing: 0) {
      Text(String(repeating: characters.filled, count: knob)).foregroundColor(.accentColor)
      Text(isFocused ? characters.focusedKnob : characters.knob)
      Text(String(repeating: characters.empty, count: width - 1 - knob))
    }
  }

  private var fraction: Double {
    (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
  }

  private func moveKnob(to column: Int, width: Int) {
    let fraction = Double(column) / Double(max(1, width - 1))
    set(bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound))
  }

  private func move(_ press: KeyPress) -> KeyPress.Result {
    switch press.key {
    case .left: set(value - step)
    case .right: set(value + step)
    case .home: set(bounds.lowerBound)
    default: set(bounds.upperBound)
    }
    return .handled
  }

  private func set(_ new: Double) {
    let steps = ((new - bounds.lowerBound) / step).rounded()
    value = min(max(bounds.lowerBound, bounds.lowerBound + steps * step), bounds.upperBound)
  }
}

/// The characters of a slider: a property wrapper of the package.
@propertyWrapper
private struct LineCharacters: DynamicProperty {
  struct Characters {
    var filled = "━"
    var knob = "○"
    var focusedKnob = "●"
    var empty = "─"
  }

  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.isEnabled) private var isEnabled

  var wrappedValue: Characters {
    if usesASCII { return Characters(filled: "=", knob: "o", focusedKnob: "O", empty: "-") }
    return isEnabled ? Characters() : Characters(filled: "╍", empty: "┄")
  }
}
