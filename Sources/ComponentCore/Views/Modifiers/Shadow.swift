import Signals

extension View {
  /// Draws a shadow beside this view.
  package nonisolated func shadow(
    _ color: ValueOrPublisher<Color>, radius: Int, offset: Point
  ) -> some View {
    effect(Shadow.self, color) {
      $0.animatableData.color = $1
    } configure: {
      $0.radius = Shadow.limited(radius)
      $0.animatableData.offset = Point(x: Shadow.limited(offset.x), y: Shadow.limited(offset.y))
    }
  }
}

private struct Shadow: Effect {
  /// The color, which is clear before the first value, and the offset.
  var animatableData = AnimatableData()
  /// The number of cells over which the shadow fades out.
  var radius = 0

  struct AnimatableData: Interpolatable {
    var color = Color.clear
    var offset = Point.zero

    func interpolated(to target: AnimatableData, by fraction: Double) -> AnimatableData {
      AnimatableData(
        color: color.interpolated(to: target.color, by: fraction),
        offset: offset.interpolated(to: target.offset, by: fraction))
    }

    func animatableDistance(to other: AnimatableData) -> Double {
      max(
        color.animatableDistance(to: other.color), offset.animatableDistance(to: other.offset))
    }
  }

  /// The largest distance between a view and its shadow.
  private static let maxDistance = 1 << 12

  static func limited(_ length: Int) -> Int { min(max(-maxDistance, length), maxDistance) }

  static var changesOverflow: Bool { true }

  func drawingOverflow(of size: Size, contentOverflow: Int) -> Int {
    let offset = animatableData.offset
    return max(contentOverflow, max(abs(offset.x), abs(offset.y)) + radius)
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    ShadowPainter(
      view: Rect(size: content.size), color: animatableData.color, offset: animatableData.offset,
      radius: radius
    )
    .draw(for: content, on: canvas)
    content.draw(on: canvas)
  }
}

/// Draws the shadow of a view.
@MainActor
private struct ShadowPainter {
  /// The rectangle of the view.
  let view: Rect
  let color: Color
  let offset: Point
  let radius: Int

  func draw(for content: EffectContent, on canvas: DrawingContext) {
    if color.coverage <= 0 || view.size.isEmpty { return }
    let environment = content.environment
    if environment.usesASCII || !environment.usesColor {
      // Characters differ from the view without a color, too.
      let glyphs = content.shaper.glyphs(of: environment.usesASCII ? ":" : "░")
      for part in uncovered(shadow) { canvas.fill(part, with: glyphs[0]) }
    } else {
      drawBlur(on: canvas)
      drawShadow(on: canvas)
    }
  }

  /// The rectangle of the shadow.
  private var shadow: Rect { Rect(origin: offset, size: view.size) }

  /// Returns the parts of `rect` that the view does not cover.
  private func uncovered(_ rect: Rect) -> [Rect] {
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
  private func drawShadow(on canvas: DrawingContext) {
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

  private func drawBlur(on canvas: DrawingContext) {
    for step in stride(from: radius, to: 0, by: -1) {
      // Each ring is drawn over the larger ones, so their colors add up towards the shadow.
      let ring = color.opacity(1 / Double(radius + 1))
      let reach = EdgeInsets(top: step / 2, leading: step, bottom: step / 2, trailing: step)
      for part in uncovered(shadow.outset(by: reach)) { canvas.fill(part, with: ring) }
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
