/// The canvas on which a chart draws itself.
@MainActor
struct ChartCanvas {
  let context: DrawingContext
  let size: Size
  let environment: EnvironmentValues
  let shaper: any TextShaper

  var usesASCII: Bool { environment.usesASCII }

  /// The drawing context of one's own paths and points.
  var graphics: GraphicsContext {
    GraphicsContext(context, size: size, environment: environment, shaper: shaper)
  }

  /// Returns the canvas of a part of this one.
  func part(_ rect: Rect) -> ChartCanvas? {
    guard let context = context.subcanvas(for: rect) else { return nil }
    return ChartCanvas(context: context, size: rect.size, environment: environment, shaper: shaper)
  }

  /// Writes `text` to the right of `point`, in at most `width` columns.
  func write(
    _ text: String, at point: Point, in color: Color? = nil, isDim: Bool = false,
    width: Int = .maxLength
  ) {
    var target = context
    if let color { target.attributes.foreground = color }
    if isDim { target.attributes.isDim = true }
    var glyphs = shaper.glyphs(of: text)
    while glyphs[...].width > max(0, width) { glyphs.removeLast() }
    target.write(glyphs[...], at: point)
  }

  /// Writes `text` so that it ends before the column of `point`.
  func write(_ text: String, before point: Point, isDim: Bool = false) {
    write(text, at: Point(x: point.x - columns(of: text), y: point.y), isDim: isDim)
  }

  /// Returns the width of `text` in columns.
  func columns(of text: String) -> Int {
    shaper.glyphs(of: text)[...].width
  }
}
