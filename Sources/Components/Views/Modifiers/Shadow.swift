import Signals

extension View {
  /// Draws a shadow beside this view.
  ///
  ///     Button("Go") { go() }.shadow(x: 1, y: 1)
  ///
  ///     ╭────╮
  ///     │ Go │▄
  ///     ╰────╯█
  ///      ▀▀▀▀▀▀
  ///
  /// The shadow takes no space in the layout. Views that are drawn later cover it.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The distance over which the edge of the shadow fades, in columns, and in half as
  ///     many rows.
  ///   - x: The number of columns by which the shadow is moved to the right.
  ///   - y: The number of rows by which the shadow is moved down.
  public nonisolated func shadow(
    color: Color = .gray, radius: Int = 0, x: Int = 1, y: Int = 1
  ) -> some View {
    nodeModifier(
      ShadowModifier(
        color: ValueOrPublisher(color), radius: radius.clampedLength, offset: Point(x: x, y: y)))
  }

  /// Draws a shadow beside this view in the newest of `colors`. There is no shadow before the
  /// first value.
  public nonisolated func shadow(
    color colors: some Publisher<Color, Never>, radius: Int = 0, x: Int = 1, y: Int = 1
  ) -> some View {
    nodeModifier(
      ShadowModifier(
        color: ValueOrPublisher(colors), radius: radius.clampedLength, offset: Point(x: x, y: y)))
  }
}

private nonisolated struct ShadowModifier: NodeModifier {
  let color: ValueOrPublisher<Color>
  let radius: Int
  let offset: Point

  /// The largest offset and radius, which exceed the size of any screen.
  private static let maxDistance = 1 << 12

  @MainActor
  func update(_ wrapper: ShadowNode) {
    func limited(_ length: Int) -> Int {
      min(max(-ShadowModifier.maxDistance, length), ShadowModifier.maxDistance)
    }
    let offset = Point(x: limited(offset.x), y: limited(offset.y))
    wrapper.radius = limited(radius)
    wrapper.bind(color, slot: 0) { node, color in
      node.animate(0, from: node.color, to: color) { $0.color = $1 }
    }
    wrapper.animate(1, from: wrapper.offset, to: offset) { $0.offset = $1 }
  }
}

private final class ShadowNode: ContainerNode {
  var color = Color.clear {
    didSet { if color != oldValue { setNeedsPaint() } }
  }
  var radius = 0 {
    didSet { if radius != oldValue { extentDidChange() } }
  }
  var offset = Point.zero {
    didSet { if offset != oldValue { extentDidChange() } }
  }

  private func extentDidChange() {
    setNeedsPaint()
    updateDrawingOverflow()
  }

  override func drawingOverflow(contentOverflow: Int) -> Int {
    max(contentOverflow, max(abs(offset.x), abs(offset.y)) + radius)
  }

  override func paint(on canvas: DrawingContext) {
    let isVisible = color.coverage > 0 && !rect.size.isEmpty
    if isVisible, environment.usesASCII || !environment.usesColor {
      paintGlyphs(on: canvas)
    } else if isVisible {
      paintBlur(on: canvas)
      paintShadow(on: canvas)
    }
    paintChildren(on: canvas)
  }

  /// The rectangle of the shadow.
  private var shadow: Rect { Rect(origin: offset, size: rect.size) }

  /// Returns the parts of `rect` that the view does not cover.
  private func uncovered(_ rect: Rect) -> [Rect] {
    let view = Rect(size: rect.size)
    let covered = rect.intersection(view)
    if covered.isEmpty { return [rect] }
    let (top, bottom) = (covered.rows.lowerBound, covered.rows.upperBound)
    let (left, right) = (covered.columns.lowerBound, covered.columns.upperBound)
    return [
      Rect(columns: rect.columns, rows: rect.rows.lowerBound..<top),
      Rect(columns: rect.columns.lowerBound..<left, rows: top..<bottom),
      Rect(columns: right..<rect.columns.upperBound, rows: top..<bottom),
      Rect(columns: rect.columns, rows: bottom..<rect.rows.upperBound),
    ]
  }

  /// Draws the shadow half a row shorter at the top and bottom, so that it looks as thick there as
  /// at the sides.
  private func paintShadow(on canvas: DrawingContext) {
    let (top, bottom) = (shadow.rows.lowerBound, shadow.rows.upperBound - 1)
    for part in uncovered(shadow) {
      for y in part.rows.clamped(to: canvas.visibleRect.rows) {
        let row = Rect(columns: part.columns, rows: y..<y + 1)
        if y != top, y != bottom {
          canvas.fill(row, with: color)
        } else {
          let isLower = y == top && (y != bottom || offset.y < 0)
          for x in row.columns.clamped(to: canvas.visibleRect.columns) {
            canvas.fill(
              upper: isLower ? .clear : color, lower: isLower ? color : .clear,
              at: Point(x: x, y: y))
          }
        }
      }
    }
  }

  private func paintBlur(on canvas: DrawingContext) {
    for step in stride(from: radius, to: 0, by: -1) {
      // Each ring is drawn over the larger ones, so their colors add up towards the shadow.
      let ring = color.opacity(1 / Double(radius + 1))
      let reach = EdgeInsets(top: step / 2, leading: step, bottom: step / 2, trailing: step)
      for part in uncovered(shadow.outset(by: reach)) { canvas.fill(part, with: ring) }
    }
  }

  /// Draws the shadow with characters, which differ from the view without a color, too.
  private func paintGlyphs(on canvas: DrawingContext) {
    let glyph = tree.shaper.glyphs(of: environment.usesASCII ? ":" : "░")
    for part in uncovered(shadow) {
      let visible = part.intersection(canvas.visibleRect)
      let line = Array(repeating: glyph, count: visible.size.width).flatMap { $0 }
      for y in visible.rows { canvas.write(line[...], at: Point(x: visible.origin.x, y: y)) }
    }
  }
}

extension Rect {
  fileprivate init(columns: Range<Int>, rows: Range<Int>) {
    self.init(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  fileprivate func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      origin: Point(x: origin.x - insets.leading, y: origin.y - insets.top),
      size: insets.outset(size))
  }
}

extension Size {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
