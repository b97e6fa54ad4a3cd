extension ButtonStyleConfiguration {
  /// Returns the label in a border that shows the state, as large as the control size of its
  /// environment asks for.
  ///
  /// - Parameter isProminent: Whether the border is filled.
  func borderedLabel(isProminent: Bool = false) -> some View {
    label.effect(LabelFrame(isProminent: isProminent, state: state))
  }
}

/// The frame around the label of a button: a border or a fill or, for small controls, marks at
/// both sides.
///
/// One effect draws what modifiers would draw with five nodes, because buttons are many.
private struct LabelFrame: Effect {
  var isProminent = false
  /// The state of the button.
  var state: ControlState = []
  /// The distances between the outer edges and the label.
  private(set) var insets = EdgeInsets()

  nonisolated init() {}

  nonisolated init(isProminent: Bool, state: ControlState) {
    (self.isProminent, self.state) = (isProminent, state)
  }

  static var isInherited: Bool { true }
  static var minContentHeight: Int { 1 }

  mutating func adapt(to environment: EnvironmentValues) {
    insets = environment.controlSize.frameInsets
  }

  private var isDisabled: Bool { state.contains(.disabled) }
  private var hasBorder: Bool { insets.top > 0 }
  /// Whether the frame is filled with the color of the button.
  private var isFilled: Bool { isProminent && !isDisabled }

  private var border: BorderStyle {
    if isDisabled { return .dashed }
    if state.contains(.pressed) { return .double }
    return state.contains(.focused) ? .heavy : isProminent ? .halfBlock : .rounded
  }

  /// Sets the style of the label.
  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.attributes.isDim = isDisabled
    if state.contains(.focused) { canvas.attributes.isBold = true }
    canvas.attributes.isUnderlined = state.contains(.hovered)
    canvas.attributes.isReversed = state.contains(.pressed)
    if isFilled { canvas.attributes.foreground = labelColor(on: canvas) }
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    let area = Rect(size: content.size)
    let inside = area.inset(by: hasBorder ? EdgeInsets(.all, 1) : insets)
    if inside.contains(canvas.visibleRect) { return drawInside(inside, content, on: canvas) }
    let environment = content.environment
    drawInside(fillsEdges(in: environment) ? area : inside, content, on: canvas)
    var canvas = canvas
    canvas.attributes.isDim = isDisabled
    canvas.attributes.foreground = edgeColor(on: canvas, in: environment)
    if hasBorder {
      canvas.drawBorder(area, with: content.glyphs(of: border))
    } else {
      drawMarks(of: content, on: canvas)
    }
  }

  @MainActor
  private func drawInside(_ area: Rect, _ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    applyStyle(to: &canvas, in: area)
    if isFilled {
      canvas.fill(area, with: fill(on: canvas))
    } else if state.contains(.pressed) {
      canvas.fill(area, with: .terminalBackground)
    }
    content.draw(on: canvas)
  }

  /// Draws brackets at both sides of the label, or marks that show the focus.
  @MainActor
  private func drawMarks(of content: EffectContent, on canvas: DrawingContext) {
    let environment = content.environment
    let focused = environment.usesASCII ? "><" : "▸◂"
    let unfocused = isFilled && environment.usesColor ? "  " : "[]"
    let marks = content.glyphs(ofMark: state.contains(.focused) ? focused : unfocused)
    let y = AxisAlignment.center.offset(of: 1, in: content.size.height)
    canvas.write(marks.prefix(1), at: Point(x: 0, y: y))
    canvas.write(marks.suffix(1), at: Point(x: content.size.width - 1, y: y))
  }
}

// MARK: - Colors

@MainActor
extension LabelFrame {
  /// Whether the fill covers the border or the marks, which are drawn on it.
  private func fillsEdges(in environment: EnvironmentValues) -> Bool {
    isFilled && (!hasBorder || environment.usesASCII || border != .halfBlock)
  }

  private func fill(on canvas: DrawingContext) -> Color {
    canvas.attributes.tint ?? .theme(.prominent)
  }

  /// The color of the label on the fill.
  private func labelColor(on canvas: DrawingContext) -> Color {
    guard let tint = canvas.attributes.tint else { return .theme(.onProminent) }
    return bearsWhite(canvas.components(of: tint)) ? .white : .black
  }

  /// Whether white text has a contrast of at least 3:1 on a color of these components, as bold
  /// text needs by WCAG 2.1.
  private func bearsWhite(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> Bool {
    /// Returns the component without gamma correction, to two digits.
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      return value * value * (0.8 + 0.2 * value)
    }
    let luminance =
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    return 1.05 / (luminance + 0.05) >= 3
  }

  /// The color of the border or the marks.
  private func edgeColor(on canvas: DrawingContext, in environment: EnvironmentValues) -> Color {
    if fillsEdges(in: environment) { return labelColor(on: canvas) }
    if isFilled { return fill(on: canvas) }
    let isNeutral = state.isEmpty || isDisabled
    // Without colors, the line itself shows the state.
    guard environment.usesColor else { return .primary }
    return canvas.attributes.tint ?? (isNeutral ? .theme(.border) : .accentColor)
  }
}

extension ControlSize {
  /// The space around the label of a button, with its border or marks.
  fileprivate var frameInsets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(leading: 2, trailing: 2)
    case .regular: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    case .large: EdgeInsets(top: 1, leading: 4, bottom: 1, trailing: 4)
    case .extraLarge: EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    }
  }
}
