extension Canvas {
  /// Covers `rect` with `color`.
  package func fill(_ rect: Rect, with color: Color) {
    guard let color = resolved(color) else { return }
    let area = rect.offset(by: origin).intersection(clip)
    guard !area.isEmpty else { return }
    if graphicsState.mask != nil {
      fillMasked(area, with: color)
    } else if color.alpha == 255 {
      graphicsState.surface.fill(area, attributes(ofAreaIn: color))
    } else {
      graphicsState.surface.overlay(area, color)
    }
  }

  /// The attributes of the cells of an area that is filled with `color`.
  private func attributes(ofAreaIn color: Color) -> Attributes {
    var attributes = attributes
    attributes.background = color
    attributes.add(graphicsState.marks.subtracting(.underlined))
    return attributes
  }

  /// Covers `rect` with the colors of `gradient`, which is spread over `whole`.
  package func fill(_ rect: Rect, with gradient: LinearGradient, over whole: Rect) {
    let area = rect.offset(by: origin).intersection(clip)
    let whole = whole.offset(by: origin)
    var ramp = GradientRamp(gradient)
    for part in gradient.uniformParts(of: area, in: whole.size) {
      guard let color = resolved(ramp.color(at: part.origin, in: whole)) else { continue }
      if graphicsState.mask == nil {
        graphicsState.surface.overlay(part, color)
      } else {
        fillMasked(part, with: color, isDecorative: true)
      }
    }
  }

  private func fillMasked(_ area: Rect, with color: Color, isDecorative: Bool = false) {
    let attributes = attributes(ofAreaIn: color)
    for y in area.rows {
      for x in area.columns {
        let point = Point(x: x, y: y)
        let cell = Rect(origin: point, size: Size(width: 1, height: 1))
        let quadrants = graphicsState.quadrants(at: point)
        if quadrants == .all, isDecorative || color.alpha < 255 {
          graphicsState.surface.overlay(cell, color)
        } else if quadrants == .all {
          graphicsState.surface.fill(cell, attributes)
        } else if quadrants != [] {
          graphicsState.surface.fill(quadrants, at: point, color)
        }
      }
    }
  }

  /// Covers the line along the inside of `path` with `color`, a column and half a row wide.
  package func outline(_ path: Path, with color: Color) {
    guard let color = resolved(color) else { return }
    let outer = path.offset(by: origin)
    let inner = outer.inset
    let area = outer.rect.intersection(clip)
    for y in area.rows {
      for x in area.columns {
        let point = Point(x: x, y: y)
        let quadrants = outer.quadrants(at: point).subtracting(inner?.quadrants(at: point) ?? [])
          .intersection(graphicsState.quadrants(at: point))
        if quadrants != [] { graphicsState.surface.fill(quadrants, at: point, color) }
      }
    }
  }

  /// Covers the upper and the lower half of a cell; ``Color/clear`` lets it be.
  package func fill(upper: Color, lower: Color, at point: Point) {
    let point = point + origin
    guard clip.contains(point) else { return }
    let quadrants = graphicsState.quadrants(at: point)
    let (above, below) = (
      quadrants.isDisjoint(with: .upper) ? nil : resolved(upper),
      quadrants.isDisjoint(with: .lower) ? nil : resolved(lower)
    )
    if quadrants == .all || above == nil || below == nil || above == below {
      graphicsState.surface.fill(upper: above, lower: below, at: point)
    } else if let color = quadrants.isSuperset(of: .upper) ? above : below {
      // A cell has two colors, and one is what is outside.
      graphicsState.surface.fill(quadrants, at: point, color)
    }
  }

  /// Draws about as large as `target` what `content` draws in a rectangle of `size`.
  package func drawScaled(_ size: Size, to target: Rect, _ content: (Canvas) -> Void) {
    let window = ClipWindow(
      clip: clip, bounds: bounds, isFullyVisible: { graphicsState.quadrants(at: $0) == .all })
    graphicsState.surface.drawScaled(
      Rect(origin: origin, size: size), to: target.offset(by: origin), in: window
    ) { surface in
      content(Canvas(surface, size: size, for: self))
    }
  }
}
