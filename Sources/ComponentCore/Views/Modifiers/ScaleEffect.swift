extension View {
  /// Draws this view scaled by `scale`.
  ///
  ///     Button("Confirm") { confirm() }.scaleEffect(isPressed ? 0.98 : 1)
  ///
  ///     ╭───────────╮       ╭─────────╮
  ///     │  Confirm  │       │ Confirm │
  ///     ╰───────────╯       ╰─────────╯
  ///
  /// The view keeps its space in the layout. Characters have only one size, so scaling drops or
  /// repeats columns and rows around the text which are blank or like their neighbors. If there
  /// are such columns, each scale that differs from 1 by more than 0.005 shows: the view loses or
  /// gains at least one column at each side. Rows, which are twice as long, are rounded. Below a
  /// scale of one half, the edges are cut off.
  ///
  /// - Parameters:
  ///   - scale: The factor for width and height.
  ///   - anchor: The point of the view that keeps its position.
  public nonisolated func scaleEffect(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws this view scaled by `x` horizontally and `y` vertically.
  public nonisolated func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(ValueOrPublisher(Scale(x: x, y: y)), anchor: anchor)
  }

  package nonisolated func scaleEffect(
    _ scale: ValueOrPublisher<Scale>, anchor: UnitPoint
  ) -> some View {
    effect(ScaleEffect.self, scale) {
      $0.animatableData = $1
    } configure: {
      $0.anchor = anchor
    }
  }
}

/// The horizontal and vertical scale of a view.
package struct Scale: VectorInterpolatable, Sendable {
  var x = 1.0
  var y = 1.0

  package init(x: Double = 1, y: Double = 1) {
    (self.x, self.y) = (x, y)
  }

  /// The largest growth at each side, as a multiple of the size.
  private static let maxGrowth = 8.0

  package var vector: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  /// Returns the rectangle of a scaled view of `size` if the point at `anchor` keeps its position.
  func target(of size: Size, anchor: UnitPoint) -> Rect {
    /// Returns the number of cells that are dropped or, if negative, added.
    func droppedCells(_ length: Int, _ scale: Double, threshold: Double) -> Int {
      guard scale.isFinite else { return 0 }
      let half = Double(length) * min(max(-Scale.maxGrowth, (1 - scale) / 2), 0.5)
      let cells = half < 0 ? -(-half - threshold).rounded(.up) : (half - threshold).rounded(.up)
      return min(length, 2 * Int(cells))
    }
    // Every change that would be visible in pixels drops or adds at least one column at each side.
    let droppedColumns = droppedCells(size.width, x, threshold: 0.0025 * Double(size.width))
    let droppedRows = droppedCells(size.height, y, threshold: 0.5)
    func offset(_ dropped: Int, _ anchor: Double) -> Int {
      // An anchor outside of the view counts as the nearest one inside, and one that is not a
      // number as the center.
      let anchor = anchor.isNaN ? 0.5 : min(max(anchor, 0), 1)
      return Int((Double(dropped) * anchor).rounded())
    }
    return Rect(
      x: offset(droppedColumns, anchor.x), y: offset(droppedRows, anchor.y),
      width: size.width - droppedColumns, height: size.height - droppedRows)
  }
}

private struct ScaleEffect: Effect {
  /// The scale.
  var animatableData = Scale()
  var anchor = UnitPoint.center

  /// The number of cells from which a view is not scaled, because drawing it would take too long.
  private static let cellLimit = 1 << 18

  /// Returns the rectangle in which a view of `size` is drawn, or `nil` if it is not scaled.
  private func target(of size: Size) -> Rect? {
    let (target, limit) = (animatableData.target(of: size, anchor: anchor), ScaleEffect.cellLimit)
    let isScaled =
      target != Rect(size: size) && size.width < limit && size.height < limit
      && size.width * size.height < limit
    return isScaled ? target : nil
  }

  static var changesOverflow: Bool { true }

  func repaintsAsWhole(in size: Size) -> Bool { target(of: size) != nil }

  func drawingOverflow(of size: Size, contentOverflow: Int) -> Int {
    guard let target = target(of: size) else { return contentOverflow }
    return max(
      0, -target.origin.x, -target.origin.y, target.size.width - size.width,
      target.size.height - size.height)
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    guard let target = target(of: content.size) else { return content.draw(on: canvas) }
    canvas.drawScaled(content.size, to: target) { content.draw(on: $0) }
  }
}
