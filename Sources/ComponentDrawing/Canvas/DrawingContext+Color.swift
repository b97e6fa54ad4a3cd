extension DrawingContext {
  /// Fills `rect` with `color`, or tints its content if `color` is translucent.
  package func fill(_ rect: Rect, with color: Color) {
    guard let color = resolvedFill(color) else { return }
    let area = rect.offset(by: origin).intersection(clip)
    guard !area.isEmpty else { return }
    if graphicsState.isMasked {
      fillMasked(area, with: color)
    } else if color.alpha == 255 {
      graphicsState.surface.fill(area, attributes(ofAreaIn: color))
    } else {
      graphicsState.surface.overlay(area, color)
    }
  }

  /// Fills `rect` with `color` as a path, not as a background: in the color of text where it is
  /// the default one.
  package func fillShape(_ rect: Rect, with color: Color) {
    if color.isExact, color.alpha == 255, graphicsState.isDefault {
      // Needs no context. Most areas as small as a cell have such a color, each another one.
      var area = rect.offset(by: origin)
      let isVisibleCell = area.size == Size(width: 1, height: 1) && clip.contains(area.origin)
      if !isVisibleCell { area = area.intersection(clip) }
      if !area.isEmpty { graphicsState.surface.fill(area, attributes(ofAreaIn: color)) }
    } else {
      fill(rect, with: referent(of: color).asFill)
    }
  }

  /// Returns the attributes of the cells of an area that is filled with `color`.
  private func attributes(ofAreaIn color: Color) -> Attributes {
    var attributes = attributes
    attributes.background = color
    if graphicsState.marks.isEmpty { return attributes }
    attributes.add(
      graphicsState.marks.subtracting(.underlined),
      hasSelectionColors: graphicsState.hasSelectionColors)
    return attributes
  }

  /// Fills `rect` with its part of `gradient`, which spans `gradientRect`.
  func fill(_ rect: Rect, with gradient: SpatialGradient, spanning gradientRect: Rect) {
    let area = rect.offset(by: origin).intersection(clip)
    let gradientRect = gradientRect.offset(by: origin)
    var ramp = GradientRamp(gradient.mapColors { referent(of: $0) })
    for part in gradient.uniformParts(of: area) {
      guard let color = resolved(ramp.color(at: part.origin, in: gradientRect)) else { continue }
      if graphicsState.isMasked {
        fillMasked(part, with: color)
      } else {
        graphicsState.surface.overlay(part, color)
      }
    }
  }

  private func fillMasked(_ area: Rect, with color: Color) {
    let attributes = attributes(ofAreaIn: color)
    for y in area.rows {
      for x in area.columns {
        let point = Point(x: x, y: y)
        let cell = Rect(origin: point, size: Size(width: 1, height: 1))
        let quadrants = graphicsState.quadrants(at: point)
        if quadrants == .all, color.alpha < 255 {
          graphicsState.surface.overlay(cell, color)
        } else if quadrants == .all {
          graphicsState.surface.fill(cell, attributes)
        } else if quadrants != [] {
          graphicsState.surface.fill(quadrants, at: point, color)
        }
      }
    }
  }

  /// Fills the upper and the lower half of a cell. `Color.clear` leaves a half unchanged.
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
      // A cell has only two colors, and the background outside the mask is one of them.
      graphicsState.surface.fill(quadrants, at: point, color)
    }
  }

  /// Draws the part of `picture` in the cell at `point`, of a picture at the top left of the node.
  ///
  /// - Returns: Whether the surface shows smaller pixels than two to a cell there. They can be
  ///   neither translucent, filtered nor clipped to a part of a cell.
  package func draw(_ picture: CellPicture, at point: Point) -> Bool {
    let target = point + origin
    return clip.contains(target) && graphicsState.opacity == 1 && graphicsState.filters.isEmpty
      && graphicsState.quadrants(at: target) == .all
      && graphicsState.surface.draw(picture, point, at: target)
  }

  /// Draws `content`, which is of `size`, scaled to about the size of `target`: see
  /// ``Surface/drawScaled(_:to:in:_:)``.
  package func drawScaled(_ size: Size, to target: Rect, _ content: (DrawingContext) -> Void) {
    let window = ClipWindow(
      clip: clip, bounds: bounds, isFullyVisible: { graphicsState.quadrants(at: $0) == .all })
    graphicsState.surface.drawScaled(
      Rect(origin: origin, size: size), to: target.offset(by: origin), in: window
    ) { surface in
      content(DrawingContext(surface, size: size, for: self))
    }
  }
}
