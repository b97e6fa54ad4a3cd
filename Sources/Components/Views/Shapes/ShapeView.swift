import Signals

/// A view of a filled or stroked shape.
nonisolated struct ShapeView<Outline: Shape>: View {
  let shape: Outline
  /// The style of the fill or line; the foreground style while there is no value.
  let style: ValueOrPublisher<AnyShapeStyle>
  /// The weight of the line; `nil` to fill the shape.
  let lineWidth: Int?

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ShapeNode<Outline> ?? ShapeNode(shape, in: context)
    node.setEnvironment(context.environment)
    node.setShape(shape)
    node.lineWidth = lineWidth
    node.bind(style) { node, style in
      node.animate(from: node.style ?? style, to: style) { $0.style = $1 }
    }
    return node
  }
}

private final class ShapeNode<Outline: Shape>: LayoutNode {
  var shape: Outline {
    didSet { if shape != oldValue { setNeedsPaint() } }
  }
  var lineWidth: Int? {
    didSet { if lineWidth != oldValue { setNeedsPaint() } }
  }
  var style: AnyShapeStyle? {
    didSet { if style != oldValue { setNeedsPaint() } }
  }
  private var borderGlyphs = BorderGlyphs()

  init(_ shape: Outline, in context: ViewContext) {
    self.shape = shape
    super.init(in: context)
  }

  func setShape(_ new: Outline) {
    animateShape(1, from: shape, to: new) { $0.shape = $1 }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func paint(on canvas: DrawingContext) {
    let rect = Rect(size: rect.size)
    let path = shape.path(in: rect)
    if let lineWidth {
      stroke(path, lineWidth, on: canvas)
    } else {
      fill(environment.usesASCII ? Path(path.rect) : path, on: canvas)
    }
  }

  private func fill(_ path: Path, on canvas: DrawingContext) {
    var inner = canvas
    if !path.isRectangle { inner.clip(to: path) }
    if let gradient = gradient(on: canvas) {
      inner.fill(path.rect, with: gradient.gradient, spanning: gradient.rect)
    } else {
      inner.fill(path.rect, with: color(on: canvas))
    }
  }

  private func stroke(_ path: Path, _ width: Int, on canvas: DrawingContext) {
    guard width > 0 else { return }
    if path.isEllipse, !environment.usesASCII {
      return canvas.outline(path, with: color(on: canvas))
    }
    var canvas = canvas
    if let gradient = gradient(on: canvas) {
      canvas.setTextGradient(gradient.gradient, in: gradient.rect)
    } else {
      canvas.attributes.foreground = color(on: canvas)
    }
    let round: BorderStyle = path.isRectangle ? .light : .rounded
    let glyphs = borderGlyphs.glyphs(
      of: width > 1 ? .heavy : round, usesASCII: environment.usesASCII, shaper: tree.shaper)
    canvas.drawBorder(path.rect, with: glyphs)
  }

  /// Returns the gradient to draw with and the rectangle it extends over; `nil` to draw in a
  /// color.
  private func gradient(on canvas: DrawingContext) -> (gradient: LinearGradient, rect: Rect)? {
    switch style?.kind {
    case .gradient(let gradient): (gradient, Rect(size: rect.size))
    case .color: nil
    case nil: canvas.textGradient
    }
  }

  private func color(on canvas: DrawingContext) -> Color {
    if case .color(let color) = style?.kind { return color }
    let color = canvas.attributes.foreground ?? .primary
    // A fill is a background color, and a background cannot refer to the terminal's default text
    // color. Palette color 7 is the usual one.
    return color.value == .standard && lineWidth == nil ? Color(.palette(7)) : color
  }
}
