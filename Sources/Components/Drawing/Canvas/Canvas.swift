/// Where a node draws: a surface seen through the node's own rectangle.
///
/// Places are relative to the node. Nothing is drawn outside its rectangle, nor outside those of
/// the nodes around it, but for the drawing overflow they declare.
@MainActor
package struct Canvas {
  private(set) var graphicsState: GraphicsState
  private(set) var origin: Point
  /// What the nodes around leave to be seen, in columns and rows of the screen.
  private(set) var bounds: Rect
  /// What of that is being painted.
  private(set) var clip: Rect
  /// What the node and those around it say of how text looks.
  package var attributes: Attributes

  /// The whole of `surface`, of which `clip` is being painted.
  package init(_ surface: any Surface, size: Size, clip: Rect) {
    graphicsState = GraphicsState(surface)
    origin = .zero
    bounds = Rect(size: size)
    self.clip = clip.intersection(bounds)
    attributes = Attributes()
  }

  /// A rectangle of `size` on a surface of its own, which is put on that of `canvas` later.
  init(_ surface: any Surface, size: Size, for canvas: Canvas) {
    self.init(surface, size: size, clip: Rect(size: size))
    attributes = canvas.attributes
    graphicsState = canvas.graphicsState.on(surface, offsetBy: Point.zero - canvas.origin)
  }

  /// The canvas of something at `rect` that is drawn up to `drawingOverflow` cells beside it, if
  /// any of it is to be drawn.
  package func subcanvas(for rect: Rect, drawingOverflow: Int = 0) -> Canvas? {
    var inner = self
    inner.origin = origin + rect.origin
    let area = Rect(origin: inner.origin, size: rect.size).outset(by: drawingOverflow)
    inner.clip = clip.intersection(area)
    if inner.clip.isEmpty { return nil }
    inner.bounds = bounds.intersection(area)
    return inner
  }

  /// What is to be drawn, relative to the node.
  package var visibleRect: Rect {
    Rect(origin: clip.origin - origin, size: clip.size)
  }

  /// Draws nothing more outside `rect`.
  package mutating func clip(to rect: Rect) {
    let area = rect.offset(by: origin)
    clip = clip.intersection(area)
    bounds = bounds.intersection(area)
  }

  /// Draws nothing more outside `path`.
  package mutating func clip(to path: Path) {
    graphicsState = graphicsState.masked(by: path.offset(by: origin))
  }

  /// Draws everything more translucent.
  package mutating func fade(by opacity: Double) {
    graphicsState = graphicsState.faded(by: opacity)
  }

  /// Adds `marks` to everything drawn from here on, besides the marks added before.
  package mutating func mark(_ marks: AttributeMarks) {
    if !marks.isEmpty { graphicsState = graphicsState.marked(marks) }
  }

  /// Gives names to colors, which may themselves be meant by the names there are so far.
  package mutating func setNamedColors(_ colors: [ColorName: Color]) {
    graphicsState = graphicsState.withNamedColors(colors)
  }

  /// Writes text that has no color of its own in those of `gradient`, spread over `rect`.
  package mutating func setTextGradient(_ gradient: LinearGradient, in rect: Rect) {
    graphicsState = graphicsState.withTextGradient(gradient, in: rect.offset(by: origin))
    attributes.foreground = nil
  }

  /// The colors of text here, if it has more than one.
  var textGradient: (gradient: LinearGradient, rect: Rect)? {
    guard attributes.foreground == nil, let shading = graphicsState.textGradient else { return nil }
    return (shading.gradient, shading.rect.offset(by: Point.zero - origin))
  }

  /// The color meant by `color` here; `nil` for none.
  func resolved(_ color: Color) -> Color? {
    switch color.value {
    case .clear: return nil
    case .accent:
      return resolved((attributes.tint ?? .blue).opacity(color.coverage))
    case .named: return resolved(graphicsState.resolve(color))
    default:
      let color = color.opacity(graphicsState.opacity)
      return color.value == .clear ? nil : color
    }
  }
}

// MARK: Text

extension Canvas {
  /// Writes `glyphs` in a row, from `point` to the right.
  ///
  /// Of a glyph that only partly can be seen, blanks are.
  package func write(_ glyphs: ArraySlice<Glyph>, at point: Point) {
    write(glyphs, at: point, marks: graphicsState.marks)
  }

  func write(_ glyphs: ArraySlice<Glyph>, at point: Point, marks: AttributeMarks) {
    let start = point + origin
    guard clip.rows.contains(start.y) else { return }
    var attributes = attributes
    if !marks.isEmpty { attributes.add(marks) }
    if let color = attributes.foreground { attributes.foreground = resolved(color) }
    if let color = attributes.background { attributes.background = resolved(color) }
    if !graphicsState.isDefault { return writeWithEffects(glyphs, at: start, attributes) }
    if glyphs.count == glyphs.width, clip.columns.contains(start.x),
      start.x + glyphs.count <= clip.columns.upperBound
    {
      return graphicsState.surface.write(glyphs, at: start, attributes)
    }
    writeClipped(glyphs, at: start, attributes)
  }

  /// Where text is translucent, cut, or of many colors.
  private func writeWithEffects(
    _ glyphs: ArraySlice<Glyph>, at start: Point, _ attributes: Attributes
  ) {
    var attributes = attributes
    if graphicsState.opacity <= 0 { return }
    if self.attributes.foreground == nil, let shading = graphicsState.textGradient {
      var point = start
      for index in glyphs.indices {
        attributes.foreground = resolved(shading.gradient.color(at: point, in: shading.rect))
        writeClipped(glyphs[index...index], at: point, attributes)
        point.x += Int(glyphs[index].width)
      }
    } else {
      if attributes.foreground == nil { attributes.foreground = resolved(.primary) }
      writeClipped(glyphs, at: start, attributes)
    }
  }

  private func writeClipped(_ glyphs: ArraySlice<Glyph>, at start: Point, _ attributes: Attributes)
  {
    var point = start
    for index in glyphs.indices {
      guard point.x < clip.columns.upperBound else { return }
      let cells = point.x..<point.x + Int(glyphs[index].width)
      let visibleColumns = cells.clamped(to: clip.columns).filter {
        graphicsState.quadrants(at: Point(x: $0, y: point.y)) == .all
      }
      if visibleColumns.count == cells.count {
        graphicsState.surface.write(glyphs[index...index], at: point, attributes)
      } else {
        for x in visibleColumns {
          graphicsState.surface.write([.blank], at: Point(x: x, y: point.y), attributes)
        }
        if !visibleColumns.isEmpty, cells.clamped(to: bounds.columns) == cells {
          graphicsState.surface.reportClippedGlyph(
            left: cells.lowerBound < clip.columns.lowerBound,
            right: cells.upperBound > clip.columns.upperBound)
        }
      }
      point.x = cells.upperBound
    }
  }
}
