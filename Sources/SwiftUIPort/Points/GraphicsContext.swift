/// What a ``Canvas`` draws with, in points.
///
/// Paths are moved, turned and scaled by the ``transform``. Texts, symbols and pictures move with
/// it, but keep their size and their direction.
@MainActor @preconcurrency
public struct GraphicsContext {
  var context: ComponentCore.GraphicsContext
  /// The size of the canvas, in columns and rows.
  private let size: Size
  private let symbols: CanvasSymbols

  nonisolated init(
    _ context: ComponentCore.GraphicsContext, _ size: Size, _ symbols: CanvasSymbols
  ) {
    self.context = context
    self.size = size
    self.symbols = symbols
  }

  /// The opacity of what is drawn from now on, from 0 to 1.
  public var opacity: Double {
    get { context.opacity }
    set { context.opacity = newValue }
  }

  /// Where the points of what is drawn from now on are on the canvas.
  public var transform = CGAffineTransform.identity

  /// The environment of the canvas.
  public var environment: EnvironmentValues { context.environment }

  /// How what is drawn is mixed with what is below, which a terminal does in one way.
  public var blendMode: BlendMode {
    get { .normal }
    set {}
  }

  // MARK: Transformations

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns the paths that are drawn from now on clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Scales the paths that are drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Transforms the paths that are drawn from now on, before the ``transform`` there is.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Limits and filters

  /// Limits what is drawn from now on to the inside of `path`, or to its outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    let path = path.placed(by: transform)
    if !options.contains(.inverse) { return context.clip(to: path, style: style) }
    var outside = Path(Rect(size: size))
    outside.addPath(path)
    context.clip(to: outside, style: FillStyle(eoFill: true))
  }

  /// The part of a path that a clip leaves.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Changes the colors of what is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    switch filter.effect {
    case .colors(let colors): context.filter(by: colors)
    case .transform(let next): concatenate(next)
    case .nothing: break
    }
  }

  /// How a filter computes its colors, which a terminal does in one way.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The color space.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Draws with a copy of the context, so that changes of it end with `content`.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  // MARK: Paths

  /// Fills `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    context.fill(path.placed(by: transform), with: shading.cells(transform), style: style)
  }

  /// Draws the outline of `path`, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    style.lineWidth *= transform.scale
    style.dash = style.dash.map { $0 * transform.scale }
    style.dashPhase *= transform.scale
    context.stroke(
      path.placed(by: transform), with: shading.cells(transform), style: style.cells)
  }

  private func place(_ point: CGPoint) -> PathPoint { PathPoint(point.applying(transform)) }

  private func place(_ rect: CGRect) -> Rect { Rect(rect.applying(transform)) }

  // MARK: Symbols

  /// A view of the canvas that can be drawn often.
  public struct ResolvedSymbol {
    fileprivate let symbol: CanvasSymbol
    /// The size of the view in points.
    public let size: CGSize
  }

  /// Returns the view of the canvas with the tag `id`; `nil` if there is none.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    symbols.symbol(tagged: id).map { ResolvedSymbol(symbol: $0, size: CGSize($0.size)) }
  }

  /// Draws a view of the canvas with its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    context.draw(symbol.symbol, at: place(point), anchor: anchor)
  }

  /// Draws a view of the canvas, in its own size, in the middle of `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  // MARK: Texts

  /// A text that can be measured and drawn.
  @MainActor @preconcurrency
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let context: ComponentCore.GraphicsContext
    /// What the text is drawn with.
    public var shading = Shading.foreground

    /// Returns the size of the text in a space.
    public func measure(in size: CGSize) -> CGSize {
      let width = size.width.isFinite ? size.width.cells(along: .horizontal) : nil
      return CGSize(context.size(of: text, width: width))
    }

    /// Returns the distance from the top to the baseline of the first line.
    public func firstBaseline(in size: CGSize) -> CGFloat { PointScale.points(along: .vertical) }

    /// Returns the distance from the top to the baseline of the last line.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }

    fileprivate var shown: Text { shading.style.map { text.foregroundStyle($0) } ?? text }
  }

  /// Returns a text that can be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, context: context) }

  /// Draws `text` with its `anchor` at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    context.draw(text, at: place(point), anchor: anchor)
  }

  /// Draws `text` in `rect`.
  public func draw(_ text: Text, in rect: CGRect) {
    context.draw(text, in: place(rect))
  }

  /// Draws `text` with its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.shown, at: point, anchor: anchor)
  }

  /// Draws `text` in `rect`.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.shown, in: rect)
  }

  // MARK: Images

  /// An image that can be drawn: a symbol's characters, or a picture.
  @MainActor @preconcurrency
  public struct ResolvedImage {
    fileprivate let text: ResolvedText?
    fileprivate let bitmap: Bitmap?
    /// The size of the image in points.
    public let size: CGSize
    /// The distance from the top to the baseline.
    public var baseline: CGFloat { size.height }
    /// What a symbol is drawn with.
    public var shading: Shading?
  }

  /// Returns an image that can be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    if let (bitmap, scale) = image.bitmap(in: environment) {
      let size = CGSize(
        width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
      return ResolvedImage(text: nil, bitmap: bitmap, size: size)
    }
    let text = resolve(Text(verbatim: image.text))
    return ResolvedImage(text: text, bitmap: nil, size: text.measure(in: .infinite))
  }

  /// Draws `image` with its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    guard image.bitmap != nil else { return drawText(of: image, at: point, anchor) }
    let corner = CGPoint(
      x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y)
    draw(image, in: CGRect(origin: corner, size: image.size))
  }

  /// Draws `image` scaled to `rect`; a symbol in the middle of it.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    if let bitmap = image.bitmap { return context.draw(bitmap, in: place(rect)) }
    drawText(of: image, at: CGPoint(x: rect.midX, y: rect.midY), .center)
  }

  private func drawText(of image: ResolvedImage, at point: CGPoint, _ anchor: UnitPoint) {
    guard var text = image.text else { return }
    if let shading = image.shading { text.shading = shading }
    draw(text, at: point, anchor: anchor)
  }

  /// Draws `image` with its `anchor` at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws `image` scaled to `rect`; a symbol in the middle of it.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }
}

extension CGSize {
  fileprivate static let infinite = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}

extension CGAffineTransform {
  /// The factor by which lengths grow on the average.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension Path {
  /// Returns this path transformed. Rectangles and ellipses that are not turned stay such, whose
  /// outlines are drawn more finely than those of other paths.
  fileprivate func placed(by transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if let roundedRect, transform.b == 0, transform.c == 0 {
      let rect = boundingRect.applying(transform)
      if isRectangle { return Path(rect) }
      if roundedRect.isEllipse { return Path(ellipseIn: rect) }
    }
    return applying(transform)
  }
}
