/// A button style without a border, which marks the focus at both sides of the label:
///
///       Go       Go̲     ▸ Go ◂
///             hovered   focused
///
/// The label is underlined when hovered, bold when focused, has swapped colors when pressed and is
/// faint when disabled. The marks take two columns at each side, also when they are blank.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label between its marks.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.effect(FocusMarks(state: configuration.state))
  }

  /// Returns all states.
  public func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

/// The marks at both sides of a label, and the attributes of the label.
///
/// One effect draws what a stack and modifiers would draw with seven nodes, because buttons are
/// many.
private struct FocusMarks: Effect {
  /// The state of the button.
  var state: ControlState = []

  nonisolated init() {}

  nonisolated init(state: ControlState) {
    self.state = state
  }

  static var isInherited: Bool { true }

  var insets: EdgeInsets { EdgeInsets(leading: 2, trailing: 2) }

  /// Sets the style of the label.
  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.attributes.isDim = state.contains(.disabled)
    if state.contains(.focused) { canvas.attributes.isBold = true }
    canvas.attributes.isUnderlined = state.contains(.hovered)
    canvas.attributes.isReversed = state.contains(.pressed)
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var inside = canvas
    applyStyle(to: &inside, in: Rect(size: content.size))
    content.draw(on: inside)
    if state.contains(.focused) { drawMarks(of: content, on: canvas) }
  }

  @MainActor
  private func drawMarks(of content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    canvas.attributes.isDim = state.contains(.disabled)
    let marks = content.glyphs(ofMark: content.environment.usesASCII ? "><" : "▸◂")
    let y = AxisAlignment.center.offset(of: 1, in: content.size.height)
    canvas.write(marks.prefix(1), at: Point(x: 0, y: y))
    canvas.write(marks.suffix(1), at: Point(x: content.size.width - 1, y: y))
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A style without a border: ``PlainButtonStyle``.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
