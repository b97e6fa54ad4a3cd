/// The drawing context of a node: a surface, clipped to the node's rectangle.
///
/// Points are relative to the node. Drawing is clipped to the rectangles of the node and its
/// ancestors, each enlarged by the drawing overflow that the node declares.
@_documentation(visibility: internal)
@MainActor
public struct DrawingContext {
  @usableFromInline var graphicsState: GraphicsState
  /// The top left of the node, in columns and rows of the surface.
  @usableFromInline var origin: Point
  /// The area that the clipping of this node and its ancestors leaves visible, on the surface.
  @usableFromInline var bounds: Rect
  /// The part of `bounds` that is being painted.
  @usableFromInline var clip: Rect
  /// The text attributes of the node, merged with those of its ancestors.
  @usableFromInline
  package var attributes: Attributes

  /// Creates a canvas for the whole of `surface`, of which `clip` is being painted.
  package init(_ surface: any Surface, size: Size, clip: Rect) {
    self.init(GraphicsState(surface), size: size, clip: clip)
  }

  /// Creates a canvas for the whole of a surface, of which `clip` is being painted.
  package init(_ graphicsState: GraphicsState, size: Size, clip: Rect) {
    self.graphicsState = graphicsState
    origin = .zero
    bounds = Rect(size: size)
    self.clip = clip.intersection(bounds)
    attributes = Attributes()
  }

  /// Creates a canvas for a layer of `size` that is composited onto the surface of `canvas` later.
  init(_ surface: any Surface, size: Size, for canvas: DrawingContext) {
    self.init(surface, size: size, clip: Rect(size: size))
    attributes = canvas.attributes
    graphicsState = canvas.graphicsState.withSurface(surface, offsetBy: Point.zero - canvas.origin)
  }

  /// Returns the canvas of a child node, or `nil` if no part of it is being painted.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the child, relative to this node.
  ///   - drawingOverflow: The number of cells that the child may draw beyond each side of `rect`.
  @inlinable
  package func subcanvas(for rect: Rect, drawingOverflow: Int = 0) -> DrawingContext? {
    var inner = self
    return inner.enter(rect, drawingOverflow: drawingOverflow) ? inner : nil
  }

  /// Makes this the canvas of a child node, as ``subcanvas(for:drawingOverflow:)`` returns it.
  ///
  /// - Returns: Whether a part of the child is being painted.
  @inlinable
  package mutating func enter(_ rect: Rect, drawingOverflow: Int) -> Bool {
    origin = origin + rect.origin
    let area = Rect(origin: origin, size: rect.size).outset(by: drawingOverflow)
    clip = clip.intersection(area)
    bounds = bounds.intersection(area)
    return !clip.isEmpty
  }

  /// The area that is being painted, relative to the node.
  @inlinable
  package var visibleRect: Rect {
    Rect(origin: clip.origin - origin, size: clip.size)
  }

  /// Moves all further drawing by `step`.
  @inlinable
  package mutating func translate(by step: Point) {
    origin = origin + step
  }

  /// Clips all further drawing to `rect`.
  @inlinable
  package mutating func clip(to rect: Rect) {
    let area = rect.offset(by: origin)
    clip = clip.intersection(area)
    bounds = bounds.intersection(area)
  }

  /// Clips all further drawing to `path`.
  ///
  /// - Parameters:
  ///   - path: The area to draw in.
  ///   - isEvenOdd: Whether areas inside the path an even number of times are left out.
  ///   - coversWholeCells: Whether each cell is drawn or left out as a whole.
  package mutating func clip(to path: Path, isEvenOdd: Bool = false, coversWholeCells: Bool = false)
  {
    graphicsState = graphicsState.masked(
      by: PathMask(
        path.offset(by: origin), isEvenOdd: isEvenOdd, coversWholeCells: coversWholeCells))
  }

  /// Clips all further drawing to the parts of cells in which `draw` draws something.
  package mutating func clip(toDrawingOf draw: (DrawingContext) -> Void) {
    let coverage = CoverageSurface()
    var canvas = self
    canvas.graphicsState = graphicsState.withSurface(coverage, offsetBy: .zero)
    draw(canvas)
    graphicsState = graphicsState.masked(by: coverage)
  }

  /// Multiplies the opacity of all further drawing by `opacity`.
  package mutating func fade(by opacity: Double) {
    graphicsState = graphicsState.faded(by: opacity)
  }

  /// Changes the colors of all further drawing by `filter`, before the filters there are.
  package mutating func filter(by filter: ColorFilter) {
    graphicsState = graphicsState.filtered(by: filter)
  }

  /// Adds `marks` to all further drawing, besides the marks added before.
  package mutating func mark(_ marks: AttributeMarks) {
    if !marks.isEmpty { graphicsState = graphicsState.marked(marks) }
  }

  /// Draws further text of this node in the colors of a selection, or with swapped colors where
  /// the theme has none.
  package mutating func select() {
    attributes.foreground = .theme(.onSelection)
    attributes.background = .theme(.selection)
  }

  /// Defines named colors. A color in `colors` may be a name that is already defined.
  package mutating func setNamedColors(_ colors: [ColorName: Color]) {
    graphicsState = graphicsState.withNamedColors(colors)
  }

  /// Draws in the colors of another theme.
  package mutating func setTheme(_ colors: Theme.Colors) {
    if colors != graphicsState.theme { graphicsState = graphicsState.withTheme(colors) }
  }

  /// Draws lines that have no color of their own in the color of borders.
  package mutating func setBorderColor() {
    if attributes.foreground == nil, graphicsState.textGradient == nil {
      attributes.foreground = .theme(.border)
    }
  }

  /// Draws text that sets no color in the colors of `gradient`, which spans `rect`.
  mutating func setTextGradient(_ gradient: SpatialGradient, in rect: Rect) {
    graphicsState = graphicsState.withTextGradient(
      gradient.mapColors { referent(of: $0) }, in: rect.offset(by: origin))
    attributes.foreground = nil
  }

  mutating func setLowerLevels(_ levels: ForegroundLevels) {
    graphicsState = graphicsState.withLowerLevels(levels)
  }

  /// Returns `color`, or the color that the accent color, a role or a name refers to.
  package func referent(of color: Color) -> Color {
    switch color.value {
    case .accent:
      referent(of: (attributes.tint ?? graphicsState.theme.accent).opacity(color.coverage))
    case .theme(let role):
      graphicsState.form(of: graphicsState.theme[role]).opacity(color.coverage)
    case .standard:
      graphicsState.form(of: graphicsState.theme.text).opacity(color.coverage)
    case .named: referent(of: graphicsState.resolve(color))
    case .system, .adaptive: graphicsState.form(of: color)
    default: color
    }
  }

  /// Returns the sRGB components of `color` as the theme shows it.
  package func components(of color: Color) -> (red: UInt8, green: UInt8, blue: UInt8) {
    referent(of: color).components(in: graphicsState.theme.systemPalette)
  }

  /// Returns `color` with names and the accent color resolved, or `nil` if it is transparent.
  func resolved(_ color: Color) -> Color? {
    var color = referent(of: color)
    if !graphicsState.filters.isEmpty { color = graphicsState.filtered(color) }
    color = color.opacity(graphicsState.opacity)
    return color.value == .clear ? nil : color
  }

  /// Returns `color` as one that fills an area, where the terminal's default color is that of the
  /// background.
  func resolvedFill(_ color: Color) -> Color? {
    guard color.value == .standard else { return resolved(color) }
    let background = graphicsState.theme.background
    let fill = background.value == .clear ? Color.terminalBackground : background
    let translucent = graphicsState.filtered(fill)
      .opacity(color.coverage * graphicsState.opacity)
    return translucent.value == .clear ? nil : translucent
  }
}
