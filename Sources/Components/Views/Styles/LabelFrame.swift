extension ButtonStyleConfiguration {
  /// Returns the label in a border that shows the state, as large as the control size of its
  /// environment asks for.
  ///
  /// - Parameter isProminent: Whether the border is filled.
  func borderedLabel(isProminent: Bool = false) -> some View {
    label.nodeModifier(LabelFrame(isProminent: isProminent, state: state))
  }
}

/// The frame around the label of a button: a border or a fill or, for small controls, marks at
/// both sides.
///
/// One node draws what modifiers would draw with five, because buttons are many.
private nonisolated struct LabelFrame: NodeModifier, Equatable {
  var isProminent = false
  /// The state of the button.
  var state: ControlState = []

  var isDisabled: Bool { state.contains(.disabled) }
  /// Whether the frame is filled with the color of the button.
  var isFilled: Bool { isProminent && !isDisabled }

  /// Sets the attributes inside of the border.
  func apply(to attributes: inout Attributes) {
    attributes.isDim = isDisabled
    if state.contains(.focused) { attributes.isBold = true }
    attributes.isUnderlined = state.contains(.hovered)
    attributes.isReversed = state.contains(.pressed)
  }

  var border: BorderStyle {
    if isDisabled { return .dashed }
    if state.contains(.pressed) { return .double }
    return state.contains(.focused) ? .heavy : isProminent ? .halfBlock : .rounded
  }

  @MainActor
  func update(_ wrapper: LabelFrameNode) {
    wrapper.frame = self
  }
}

private final class LabelFrameNode: DrawingStyleNode {
  var frame = LabelFrame() {
    didSet { if frame != oldValue { styleDidChange() } }
  }
  /// The distances between the outer edges and the label.
  private var insets: EdgeInsets

  required init(in context: ViewContext) {
    insets = context.environment.controlSize.frameInsets
    super.init(in: context)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    let new = environment.controlSize.frameInsets
    if new == insets { return }
    insets = new
    setNeedsLayout()
    setNeedsPaint()
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    insets.outset(super.measure(proposal.inset(by: insets)))
  }

  override var hasFixedSize: Bool { contentsHaveFixedSizes }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let origin = Point(x: insets.leading, y: insets.top)
    for element in contents { place(element, origin, proposal.inset(by: insets)) }
  }

  // MARK: Painting

  private var hasBorder: Bool { insets.top > 0 }

  override func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    frame.apply(to: &canvas.attributes)
    if frame.isFilled { canvas.attributes.foreground = labelColor(on: canvas) }
  }

  override func paint(on canvas: DrawingContext) {
    let area = Rect(size: rect.size)
    let inside = area.inset(by: hasBorder ? EdgeInsets(.all, 1) : insets)
    if inside.contains(canvas.visibleRect) { return paintInside(inside, on: canvas) }
    paintInside(fillsEdges ? area : inside, on: canvas)
    var canvas = canvas
    canvas.attributes.isDim = frame.isDisabled
    canvas.attributes.foreground = edgeColor(on: canvas)
    if hasBorder {
      canvas.drawBorder(area, with: glyphs(of: frame.border))
    } else {
      paintMarks(on: canvas)
    }
  }

  private func paintInside(_ area: Rect, on canvas: DrawingContext) {
    var canvas = canvas
    applyStyle(to: &canvas, in: area)
    if frame.isFilled {
      canvas.fill(area, with: fill(on: canvas))
    } else if frame.state.contains(.pressed) {
      canvas.fill(area, with: .terminalBackground)
    }
    paintChildren(on: canvas)
  }

  // MARK: Colors

  /// Whether the fill covers the border or the marks, which are drawn on it.
  private var fillsEdges: Bool {
    frame.isFilled && (!hasBorder || environment.usesASCII || frame.border != .halfBlock)
  }

  private func fill(on canvas: DrawingContext) -> Color {
    canvas.attributes.tint ?? .theme(.prominent)
  }

  /// The color of the label on the fill.
  private func labelColor(on canvas: DrawingContext) -> Color {
    guard let tint = canvas.attributes.tint else { return .theme(.onProminent) }
    return canvas.referent(of: tint).isLight ? .black : .white
  }

  /// The color of the border or the marks.
  private func edgeColor(on canvas: DrawingContext) -> Color {
    if fillsEdges { return labelColor(on: canvas) }
    if frame.isFilled { return fill(on: canvas) }
    let isNeutral = frame.state.isEmpty || frame.isDisabled
    // Without colors, the line itself shows the state.
    guard environment.usesColor else { return .primary }
    return canvas.attributes.tint ?? (isNeutral ? .theme(.border) : .accentColor)
  }

  // MARK: Marks

  /// Draws brackets at both sides of the label, or marks that show the focus.
  private func paintMarks(on canvas: DrawingContext) {
    let focused = environment.usesASCII ? "><" : "▸◂"
    let unfocused = frame.isFilled && environment.usesColor ? "  " : "[]"
    let marks = tree.shaper.glyphs(of: frame.state.contains(.focused) ? focused : unfocused)
    let y = AxisAlignment.center.offset(of: 1, in: rect.size.height)
    canvas.write(marks.prefix(1), at: Point(x: 0, y: y))
    canvas.write(marks.suffix(1), at: Point(x: rect.size.width - 1, y: y))
  }

  private func glyphs(of border: BorderStyle) -> [Glyph] {
    tree.borderGlyphs.glyphs(of: border, usesASCII: environment.usesASCII, shaper: tree.shaper)
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

extension Color {
  /// Whether black text is more legible than white text on this color, as far as its components
  /// are known.
  fileprivate var isLight: Bool {
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      return value * value
    }
    let (red, green, blue) = defaultComponents
    return 0.21 * linear(red) + 0.72 * linear(green) + 0.07 * linear(blue) > 0.3
  }
}
