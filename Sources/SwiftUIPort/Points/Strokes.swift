/// How the parts of a line meet, which a terminal does not show.
public enum CGLineJoin: Hashable, Sendable {
  /// Pointed, round or cut off.
  case miter, round, bevel
}

/// The ends of a line.
public typealias CGLineCap = ComponentDrawing.StrokeStyle.LineCap

/// The width, the ends and the dashes of a line, in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The ends of the line.
  public var lineCap: CGLineCap
  /// How its parts meet, which a terminal does not show.
  public var lineJoin: CGLineJoin
  /// The longest point of a corner, which a terminal does not show.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, by turns.
  public var dash: [CGFloat]
  /// Where the dashes begin.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The style in columns. A line and a dash have at least one.
  var cells: ComponentDrawing.StrokeStyle {
    ComponentDrawing.StrokeStyle(
      lineWidth: lineWidth.strokeCells, lineCap: lineCap,
      dash: dash.map { $0.frameCells(along: .horizontal) },
      dashPhase: dashPhase.cells(along: .horizontal))
  }
}

extension FillStyle {
  /// Creates a style of areas, whose edges are always exact to a quarter of a cell.
  public init(eoFill: Bool = false, antialiased: Bool) { self.init(eoFill: eoFill) }
}

extension CGFloat {
  /// The columns of a line of this width, of which each line has at least one.
  var strokeCells: Int { Swift.max(1, cells(along: .horizontal)) }
}

extension ComponentCore.Shape {
  /// Returns a view of this shape's outline, drawn in `content` with the width, the ends and the
  /// dashes of `style`.
  public nonisolated func stroke(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> some ShapeView<Self> { stroke(ValueOrPublisher(content.resolved), style: style.cells) }

  /// Returns a view of this shape's outline in the foreground style, with the width, the ends and
  /// the dashes of `style`.
  public nonisolated func stroke(style: StrokeStyle) -> some ShapeView<Self> {
    stroke(ValueOrPublisher(nil), style: style.cells)
  }

  /// Returns a view of this shape's outline, drawn in `content`, `lineWidth` points wide.
  public nonisolated func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some ShapeView<Self> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// Returns a view of this shape's outline in the foreground style, `lineWidth` points wide.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a view of this shape's outline, drawn inside the shape in `content`.
  public nonisolated func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> some ShapeView<Self> { stroke(content, style: style) }

  /// Returns a view of this shape's outline, drawn inside the shape in the foreground style.
  public nonisolated func strokeBorder(style: StrokeStyle) -> some ShapeView<Self> {
    stroke(style: style)
  }

  /// Returns a view of this shape's outline, drawn inside the shape in `content`, `lineWidth`
  /// points wide.
  public nonisolated func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some ShapeView<Self> {
    stroke(content, lineWidth: lineWidth)
  }

  /// Returns a view of this shape's outline, drawn inside the shape in the foreground style,
  /// `lineWidth` points wide.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    stroke(lineWidth: lineWidth)
  }
}

extension ShapeView {
  /// Draws the outline of the shape in `content` in front of this view, with the width, the ends
  /// and the dashes of `style`.
  public nonisolated func stroke(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> some ShapeView<Content> { stroke(ValueOrPublisher(content.resolved), style: style.cells) }

  /// Draws the outline of the shape in `content` in front of this view, `lineWidth` points wide.
  public nonisolated func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some ShapeView<Content> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// Draws the outline of the shape in `content` in front of this view, along the inside of its
  /// edge, `lineWidth` points wide.
  public nonisolated func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some ShapeView<Content> { stroke(content, lineWidth: lineWidth) }
}

extension View {
  /// Draws a border around this view in `content`, whose line is light, or heavy if it is more
  /// than a column wide.
  public nonisolated func border(_ content: some ShapeStyle, width: CGFloat) -> some View {
    border(content, columns: width > 0 ? width.strokeCells : 0)
  }
}
