import Signals

/// A view of a filled or stroked shape.
nonisolated struct StyledShape<Outline: Shape>: ShapeView {
  /// The part of a shape that is drawn.
  enum Drawing: Hashable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  let shape: Outline
  /// The style of the fill or line; the foreground style while there is no value.
  let style: ValueOrPublisher<AnyShapeStyle>
  let drawing: Drawing

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ShapeNode<Outline> ?? ShapeNode(shape, drawing, in: context)
    node.setEnvironment(context.environment)
    node.setShape(shape)
    node.drawing = drawing
    node.bind(style) { node, style in
      node.animate(from: node.style ?? style, to: style) { $0.style = $1 }
    }
    return node
  }
}

/// The node of a shape: a class, because its outline and its style are animated each on its own.
/// One may turn while the other fades.
private final class ShapeNode<Outline: Shape>: LayoutNode {
  var shape: Outline {
    didSet { if !areEqual(shape, oldValue) { setNeedsPaint() } }
  }
  var drawing: StyledShape<Outline>.Drawing {
    didSet { if drawing != oldValue { setNeedsPaint() } }
  }
  var style: AnyShapeStyle? {
    didSet { if style != oldValue { setNeedsPaint() } }
  }

  init(_ shape: Outline, _ drawing: StyledShape<Outline>.Drawing, in context: ViewContext) {
    self.shape = shape
    self.drawing = drawing
    super.init(in: context)
  }

  func setShape(_ new: Outline) {
    animateShape(1, from: shape, to: new) { $0.shape = $1 }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    let rect = Rect(size: rect.size)
    if let style { canvas.setForeground(style, in: rect) }
    let painter = PathPainter(
      canvas: canvas, size: rect.size, usesASCII: environment.usesASCII, shaper: tree.shaper)
    let path = shape.path(in: rect)
    switch drawing {
    case .fill(let style): painter.fill(turned(path), with: canvas.foreground, style)
    case .stroke(let style):
      let line = path.insetForStroke(style, in: rect.size, usesASCII: environment.usesASCII)
      painter.stroke(turned(line), with: canvas.foreground, style)
    }
  }

  // MARK: Rotation

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if environment.shapeRotation == old.shapeRotation { return }
    setNeedsPaint()
    updateDrawingOverflow()
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    if environment.shapeRotation != .zero || drawingOverflow > 0 { updateDrawingOverflow() }
  }

  /// A turned shape reaches as far from its center as its corners are.
  override func drawingOverflow(contentOverflow: Int) -> Int {
    if environment.shapeRotation == .zero { return 0 }
    let (width, height) = (Double(rect.size.width), Double(rect.size.height))
    let diagonal = (width * width + 4 * height * height).squareRoot()
    return Int(max((diagonal - width) / 2, (diagonal / 2 - height) / 2).rounded(.up))
  }

  /// Returns `path` as the enclosing views turn it; a circle stays one, whose outline is drawn
  /// more finely than that of other paths.
  private func turned(_ path: Path) -> Path {
    let isCircle =
      path.roundedRect?.isEllipse == true && rect.size.width == 2 * rect.size.height
    if environment.shapeRotation == .zero || isCircle { return path }
    let center = PathPoint(x: Double(rect.size.width) / 2, y: Double(rect.size.height) / 2)
    return path.turned(by: environment.shapeRotation, around: center)
  }
}

extension Path {
  /// Returns this path, made so much smaller that its line, which runs along the middle of the
  /// path, is inside a view of `size`. Simple outlines are drawn along their inside anyway.
  fileprivate func insetForStroke(
    _ style: StrokeStyle, in size: Size, usesASCII: Bool
  ) -> Path {
    let width = Double(style.lineWidth.clampedLength)
    if roundedRect != nil, roundedRect?.isEllipse != true || style.dash.isEmpty || usesASCII {
      return self
    }
    // The size of a braille dot, or of a character.
    let line =
      style.lineWidth > 1
      ? (x: width, y: width / 2) : usesASCII ? (x: 1, y: 1) : (x: 0.5, y: 0.25)
    func scaled(_ value: Double, _ length: Int, _ line: Double) -> Double {
      let length = Double(length)
      guard length > 0 else { return value }
      let line = min(line, length)
      return line / 2 + value * (length - line) / length
    }
    return mapPoints {
      PathPoint(x: scaled($0.x, size.width, line.x), y: scaled($0.y, size.height, line.y))
    }
  }
}
