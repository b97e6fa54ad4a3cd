/// A color, or a gradient and the rectangle that it spans.
package enum Shading {
  case color(Color)
  case gradient(SpatialGradient, spanning: Rect)
}

extension Color {
  /// This color as one that can fill cells.
  ///
  /// A background cannot refer to the terminal's default text color. Palette color 7 is the usual
  /// one.
  var asFill: Color {
    value == .standard ? Color(.palette(7)).opacity(coverage) : self
  }
}

extension DrawingContext {
  /// Fills `path` with `shading`.
  ///
  /// - Parameters:
  ///   - path: The area.
  ///   - shading: The color or gradient.
  ///   - isEvenOdd: Whether areas inside the path an even number of times are left out.
  ///   - coversWholeCells: Whether each cell is filled or left out as a whole.
  package func fill(
    _ path: Path, with shading: Shading, isEvenOdd: Bool = false, coversWholeCells: Bool = false
  ) {
    if path.isRectangle { return fill(path.boundingRect, with: shading) }
    var inner = self
    inner.clip(to: path, isEvenOdd: isEvenOdd, coversWholeCells: coversWholeCells)
    inner.fill(path.boundingRect, with: shading)
  }

  private func fill(_ area: Rect, with shading: Shading) {
    switch asFill(shading) {
    case .gradient(let gradient, let rect): fill(area, with: gradient, spanning: rect)
    case .color(let color): fill(area, with: color)
    }
  }

  /// Returns `shading` with a color that can fill cells.
  package func asFill(_ shading: Shading) -> Shading {
    if case .color(let color) = shading { .color(referent(of: color).asFill) } else { shading }
  }

  /// Draws a line along the inside of `outline`, some columns wide and half as many rows high.
  func outline(_ outline: RoundedRect, width: Int = 1, with shading: Shading) {
    let inner = outline.inset(by: width)
    var cells: [Point: Quadrants] = [:]
    let area = outline.rect.intersection(visibleRect)
    for y in area.rows {
      for x in area.columns {
        let point = Point(x: x, y: y)
        let quadrants = outline.quadrants(at: point)
          .subtracting(inner?.quadrants(at: point) ?? [])
        if quadrants != [] { cells[point] = quadrants }
      }
    }
    fill(cells, with: shading)
  }

  /// Fills parts of cells with `shading`.
  package func fill(_ cells: [Point: Quadrants], with shading: Shading) {
    let color = resolvedColors(of: shading)
    for (cell, quadrants) in cells {
      let point = cell + origin
      guard clip.contains(point), let color = color(cell) else { continue }
      let visible = quadrants.intersection(graphicsState.quadrants(at: point))
      if visible != [] { graphicsState.surface.fill(visible, at: point, color) }
    }
  }

  /// Adds dots of braille characters in `shading`. Cells that are only partly visible have none.
  package func draw(_ grid: DotGrid, with shading: Shading) {
    let color = resolvedColors(of: shading)
    for y in grid.area.rows {
      for x in grid.area.columns {
        let cell = Point(x: x, y: y)
        let (dots, point) = (grid[cell], cell + origin)
        guard !dots.isEmpty, clip.contains(point), graphicsState.quadrants(at: point) == .all,
          let color = color(cell)
        else { continue }
        graphicsState.surface.draw(dots, at: point, color)
      }
    }
  }

  /// Returns a function from cells to the colors of `shading`.
  func colors(of shading: Shading) -> @MainActor (Point) -> Color {
    switch shading {
    case .color(let color): return { _ in color }
    case .gradient(let gradient, let rect):
      let gradient = gradient.mapColors { referent(of: $0) }
      return { gradient.color(at: $0, in: rect) }
    }
  }

  /// Returns a function from cells to the colors of `shading` as they are shown, `nil` where
  /// nothing is.
  private func resolvedColors(of shading: Shading) -> @MainActor (Point) -> Color? {
    if case .color(let color) = shading {
      let color = resolved(color)
      return { _ in color }
    }
    let color = colors(of: shading)
    return { resolved(color($0)) }
  }
}
