/// A view on which a closure draws, in points.
///
///     Canvas { context, size in
///       context.stroke(
///         Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red), lineWidth: 4)
///     }
public struct Canvas: View {
  private nonisolated var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a view on which `renderer` draws.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect on a terminal.
  ///   - colorMode: Has no effect on a terminal.
  ///   - rendersAsynchronously: Has no effect on a terminal.
  ///   - renderer: Draws on a canvas of a size in points.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  /// Creates a view on which `renderer` draws without `symbols`.
  @available(*, deprecated, message: "A terminal draws no views on a canvas: draw texts and paths.")
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> some View
  ) {
    self.renderer = renderer
  }

  /// The canvas in columns and rows.
  public var body: some View {
    ComponentCore.Canvas { context, size in
      var points = GraphicsContext(context)
      renderer(&points, CGSize(size))
      context = points.context
    }
  }
}

// Its nonisolated property may hold values that are not `Sendable`.
@available(*, unavailable) extension Canvas: Sendable {}

/// What a ``Canvas`` draws with, in points.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// What an area or a line is filled with.
  public typealias Shading = ComponentCore.GraphicsContext.Shading

  var context: ComponentCore.GraphicsContext

  nonisolated init(_ context: ComponentCore.GraphicsContext) {
    self.context = context
  }

  /// The opacity of what is drawn from now on, from 0 to 1.
  public var opacity: Double {
    get { context.opacity }
    set { context.opacity = newValue }
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { context.environment }

  /// Limits what is drawn from now on to the inside of `path`.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    context.clip(to: path, style: style)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    context.translateBy(x: x.cells(along: .horizontal), y: y.cells(along: .vertical))
  }

  /// Has no effect on a terminal, where pictures are not turned.
  @available(*, deprecated, message: "A terminal does not turn pictures: transform the path.")
  public mutating func rotate(by angle: Angle) {}

  /// Has no effect on a terminal, where pictures have one size: a path can be transformed.
  @available(*, deprecated, message: "A terminal does not scale pictures: transform the path.")
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  /// Has no effect on a terminal, which has no effects of pictures.
  @available(*, deprecated, message: "A terminal has no filters: draw with other colors.")
  public mutating func addFilter(_ filter: Filter) {}

  /// An effect on a picture, which a terminal does not have.
  public enum Filter {
    /// Effects of edges.
    case blur(radius: CGFloat)
    /// Effects of edges.
    case shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    /// Effects of colors.
    case brightness(Double), contrast(Double), saturation(Double), grayscale(Double)
    /// Effects of colors.
    case hueRotation(Angle), colorMultiply(Color), colorInvert(Double)
    /// Effects of opacities.
    case alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
  }

  /// How what is drawn is mixed with what is below, which a terminal does in one way.
  public var blendMode: BlendMode {
    get { .normal }
    set {}
  }

  /// Draws with a copy of the context, so that changes of it end with `content`.
  public func drawLayer(content: (inout GraphicsContext) -> Void) {
    var layer = self
    content(&layer)
  }

  /// Fills `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    context.fill(path, with: shading, style: style)
  }

  /// Draws the outline of `path`, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    context.stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth).cells)
  }

  /// Draws the outline of `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    context.stroke(path, with: shading, style: style.cells)
  }

  /// Returns `nil`: there are no symbols.
  public func resolveSymbol(id: some Hashable) -> Text? { nil }

  /// Returns `text`, which a terminal measures when it draws it.
  public func resolve(_ text: Text) -> Text { text }

  /// Draws `text` with its `anchor` at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    context.draw(text, at: PathPoint(point), anchor: anchor)
  }

  /// Draws `text` in `rect`.
  public func draw(_ text: Text, in rect: CGRect) {
    context.draw(text, in: Rect(rect))
  }
}

extension ComponentCore.GraphicsContext.Shading {
  /// A gradient along a line between two points of the canvas.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
  ) -> Self {
    .linearGradient(gradient, startPoint: PathPoint(startPoint), endPoint: PathPoint(endPoint))
  }

  /// A gradient in circles around a point of the canvas, between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    .radialGradient(
      gradient, center: PathPoint(center), startRadius: startRadius.cells(along: .horizontal),
      endRadius: endRadius.cells(along: .horizontal))
  }
}
