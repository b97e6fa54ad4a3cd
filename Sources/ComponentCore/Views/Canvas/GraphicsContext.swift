/// A drawing surface, which a ``Canvas`` passes to its closure.
///
/// Points are columns and rows of the canvas, from its top left corner. A copy draws on the same
/// canvas, and may be clipped, moved or made translucent without an effect on the original:
///
///     var inner = context
///     inner.clip(to: Path(ellipseIn: Rect(size: size)))
///     inner.opacity = 0.5
///     inner.fill(Path(Rect(size: size)), with: .color(.blue))
///
/// Areas are drawn to the precision of a quarter of a cell, and lines and points in braille dots,
/// eight to a cell. In ASCII, areas consist of whole cells, and lines of characters. A row is as
/// high as two columns are wide.
@MainActor
public struct GraphicsContext {
  var canvas: DrawingContext
  /// The size of the canvas.
  private let size: Size
  /// The distance by which drawing is moved.
  private var offset = Point.zero
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  let shaper: any TextShaper

  /// The opacity of what is drawn, from 0 to 1.
  public var opacity = 1.0

  init(
    _ canvas: DrawingContext, size: Size, environment: EnvironmentValues, shaper: any TextShaper
  ) {
    self.canvas = canvas
    self.size = size
    self.environment = environment
    self.shaper = shaper
  }

  /// Limits what is drawn to the inside of `path`, besides the limits that there are.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    canvas.clip(to: path, isEvenOdd: style.isEOFilled, coversWholeCells: environment.usesASCII)
  }

  /// Moves what is drawn by columns and rows.
  public mutating func translateBy(x: Int, y: Int) {
    let step = Point(x: x, y: y).limited
    offset = offset + step
    canvas.translate(by: step)
  }

  /// Draws with a copy of this context, so that changes of the copy end with `content`.
  public func drawLayer(content: (inout GraphicsContext) -> Void) {
    var layer = self
    content(&layer)
  }

  /// The context to draw with at the present opacity.
  var target: DrawingContext {
    var target = canvas
    if opacity < 1 { target.fade(by: max(0, opacity)) }
    return target
  }

  private func painter(_ canvas: DrawingContext) -> PathPainter {
    let edge = Size(width: size.width - offset.x, height: size.height - offset.y)
    return PathPainter(
      canvas: canvas, size: edge, usesASCII: environment.usesASCII, shaper: shaper)
  }
}

extension GraphicsContext {
  /// Fills the area of `path`.
  ///
  /// - Parameters:
  ///   - path: The outline of the area, which is closed by lines where it is open.
  ///   - shading: The color or gradient.
  ///   - style: Which areas are left out.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    // For a rectangle, which may be a single cell, changed copies would cost more than the cells.
    if opacity >= 1, let rect = path.rectangle, let color = shading.color {
      return canvas.fillShape(rect, with: color)
    }
    let canvas = shading.applied(to: target, in: size)
    painter(canvas).fill(path, with: canvas.foreground, style)
  }

  /// Draws the lines of `path`.
  ///
  /// Rectangles are drawn with line characters, ellipses with blocks inside their edge, and other
  /// paths with braille dots or, if the line is wide, with blocks.
  ///
  /// - Parameters:
  ///   - path: The lines.
  ///   - shading: The color or gradient.
  ///   - lineWidth: The width in columns. Nothing is drawn if it is less than 1.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Int = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the lines of `path`.
  ///
  /// - Parameters:
  ///   - path: The lines.
  ///   - shading: The color or gradient.
  ///   - style: The width, the ends and the dashes of the lines.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let canvas = shading.applied(to: target, in: size)
    painter(canvas).stroke(path, with: canvas.foreground, style)
  }

  /// Draws points as dots, or as the parts of cells that contain them.
  ///
  ///     context.draw(loads.enumerated().map { PathPoint(x: Double($0) / 2, y: 4 - $1 * 4) },
  ///       with: .color(.green))
  ///
  /// In ASCII, an asterisk is drawn for each cell that contains points.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - shading: The color or gradient.
  ///   - marker: What is drawn for each point.
  public func draw(_ points: [PathPoint], with shading: Shading, marker: Marker = .dot) {
    let canvas = shading.applied(to: target, in: size)
    painter(canvas).draw(points, as: marker, with: canvas.foreground)
  }

  /// Draws `text` in one or more lines, without breaking them where they do not fit.
  ///
  /// The parts of the text that follow publishers are not drawn: use
  /// ``Canvas/init(of:renderer:)``.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The place of the text's anchor.
  ///   - anchor: The point of the text that is at `point`.
  public func draw(_ text: Text, at point: PathPoint, anchor: UnitPoint = .center) {
    let lines = StyledLines(text, width: nil, in: environment, shaper)
    lines.draw(at: place(of: lines.size, at: point, anchor), on: target)
  }

  /// Draws `text` in the lines that fit into `rect`.
  public func draw(_ text: Text, in rect: Rect) {
    let rect = rect.limited
    var canvas = target
    canvas.clip(to: rect)
    StyledLines(text, width: max(1, rect.size.width), in: environment, shaper)
      .draw(at: rect.origin, on: canvas)
  }

  /// Draws `bitmap` in the size of its pixels, two to a cell.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - point: The place of the picture's anchor.
  ///   - anchor: The point of the picture that is at `point`.
  public func draw(_ bitmap: Bitmap, at point: PathPoint, anchor: UnitPoint = .center) {
    let size = Size(width: bitmap.width, height: (bitmap.height + 1) / 2)
    let rect = Rect(origin: place(of: size, at: point, anchor), size: size)
    target.drawPixels(in: rect, usesASCII: environment.usesASCII, shaper) { bitmap[$0, $1] }
  }

  /// Draws `bitmap` scaled to the size of `rect`.
  public func draw(_ bitmap: Bitmap, in rect: Rect) {
    let rect = rect.limited
    let (width, height) = (rect.size.width, 2 * rect.size.height)
    guard bitmap.width > 0, bitmap.height > 0, width > 0, height > 0 else { return }
    target.drawPixels(in: rect, usesASCII: environment.usesASCII, shaper) {
      bitmap.pixel($0, $1, ofWidth: width, height: height)
    }
  }

  /// Returns the top left corner of something whose anchor is at `point`.
  func place(of size: Size, at point: PathPoint, _ anchor: UnitPoint) -> Point {
    let corner = PathPoint(
      x: point.x - Double(size.width) * anchor.x, y: point.y - Double(size.height) * anchor.y
    ).limited
    return Point(x: Int(corner.x.rounded(.down)), y: Int(corner.y.rounded(.down)))
  }
}
