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

  /// Multiplies the opacity of all further drawing by `opacity`.
  package mutating func fade(by opacity: Double) {
    graphicsState = graphicsState.faded(by: opacity)
  }

  /// Adds `marks` to all further drawing, besides the marks added before.
  package mutating func mark(_ marks: AttributeMarks) {
    if !marks.isEmpty { graphicsState = graphicsState.marked(marks) }
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
    case .theme(let role): graphicsState.theme[role].opacity(color.coverage)
    case .standard: graphicsState.theme.text.opacity(color.coverage)
    case .named: referent(of: graphicsState.resolve(color))
    default: color
    }
  }

  /// Returns `color` with names and the accent color resolved, or `nil` if it is transparent.
  func resolved(_ color: Color) -> Color? {
    let color = referent(of: color).opacity(graphicsState.opacity)
    return color.value == .clear ? nil : color
  }

  /// Returns `color` as one that fills an area, where the terminal's default color is that of the
  /// background.
  func resolvedFill(_ color: Color) -> Color? {
    guard color.value == .standard else { return resolved(color) }
    let background = graphicsState.theme.background
    let fill = background.value == .clear ? Color.terminalBackground : background
    let translucent = fill.opacity(color.coverage * graphicsState.opacity)
    return translucent.value == .clear ? nil : translucent
  }
}

extension Color {
  /// Whether the color is less visible than that of text.
  fileprivate var isFaintRole: Bool {
    if case .theme(.border) = value { return true }
    if case .theme(.secondaryText) = value { return true }
    return false
  }
}

extension Attributes {
  /// Makes faint text italic instead.
  fileprivate mutating func replaceFaintText() {
    if isDim == true { (isDim, isItalic) = (nil, true) }
  }

  /// Adds the attributes that stand for `color` where no colors can be shown.
  fileprivate mutating func mark(_ color: Color) {
    let color = color.value == .accent ? tint ?? color : color
    if case .theme(let role) = color.value { mark(role) }
  }
}

// MARK: Text

extension DrawingContext {
  /// Draws `glyphs` in one row, from `point` to the right.
  ///
  /// Draws blanks in place of a glyph that is only partly visible.
  package func write(_ glyphs: ArraySlice<Glyph>, at point: Point) {
    write(glyphs, at: point, attributes, marks: graphicsState.marks)
  }

  /// Draws `glyphs` with `marks` in place of those of the canvas.
  func write(_ glyphs: ArraySlice<Glyph>, at point: Point, marks: AttributeMarks) {
    write(glyphs, at: point, attributes, marks: marks)
  }

  /// Draws `glyphs` with the attributes of the node, replaced by those that `inner` sets.
  package func write(_ glyphs: ArraySlice<Glyph>, at point: Point, merging inner: Attributes) {
    write(glyphs, at: point, attributes.merging(inner), marks: graphicsState.marks)
  }

  /// Draws `glyphs` with `ownAttributes` and `marks`. Inlined, because copies of attributes take
  /// as long as the rest.
  @inline(__always)
  private func write(
    _ glyphs: ArraySlice<Glyph>, at point: Point, _ ownAttributes: Attributes,
    marks: AttributeMarks
  ) {
    let start = point + origin
    guard clip.rows.contains(start.y) else { return }
    var attributes = ownAttributes
    if !marks.isEmpty { attributes.add(marks) }
    if graphicsState.replacesFaintText { attributes.replaceFaintText() }
    if let color = attributes.foreground {
      if graphicsState.marksRoles, !graphicsState.replacesFaintText || !color.isFaintRole {
        attributes.mark(color)
      }
      attributes.foreground = resolved(color)
    } else if graphicsState.theme.text.value != .standard {
      attributes.foreground = graphicsState.theme.text
    }
    if let color = attributes.background { attributes.background = resolvedFill(color) }
    if let color = attributes.underlineStyle?.color {
      attributes.underlineStyle?.color = resolved(color)
    }
    if !graphicsState.isDefault {
      let gradient = ownAttributes.foreground == nil ? graphicsState.textGradient : nil
      return writeWithEffects(glyphs, at: start, attributes, gradient: gradient)
    }
    if clip.columns.contains(start.x), start.x + glyphs.count <= clip.columns.upperBound,
      glyphs.count == glyphs.width
    {
      return graphicsState.surface.write(glyphs, at: start, attributes)
    }
    writeClipped(glyphs, at: start, attributes)
  }

  /// Draws text that is translucent, masked or colored by a gradient.
  private func writeWithEffects(
    _ glyphs: ArraySlice<Glyph>, at start: Point, _ attributes: Attributes,
    gradient: (gradient: SpatialGradient, rect: Rect)?
  ) {
    var attributes = attributes
    if graphicsState.opacity <= 0 { return }
    if let shading = gradient {
      var point = start
      for index in glyphs.indices {
        guard point.x < clip.columns.upperBound else { return }
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
      if cells.upperBound <= clip.columns.lowerBound {
        point.x = cells.upperBound
        continue
      }
      let visibleCount = visibleCells(cells, y: point.y) { _ in }
      if visibleCount == cells.count {
        graphicsState.surface.write(glyphs[index...index], at: point, attributes)
      } else if visibleCount > 0 {
        visibleCells(cells, y: point.y) {
          graphicsState.surface.write([.blank], at: $0, attributes)
        }
        if cells.clamped(to: bounds.columns) == cells {
          graphicsState.surface.reportClippedGlyph(
            left: cells.lowerBound < clip.columns.lowerBound,
            right: cells.upperBound > clip.columns.upperBound)
        }
      }
      point.x = cells.upperBound
    }
  }

  /// Calls `body` with each of the cells that is visible as a whole, and returns their number.
  @discardableResult
  private func visibleCells(_ columns: Range<Int>, y: Int, _ body: (Point) -> Void) -> Int {
    var count = 0
    for x in columns.clamped(to: clip.columns) {
      let point = Point(x: x, y: y)
      if graphicsState.quadrants(at: point) == .all {
        body(point)
        count += 1
      }
    }
    return count
  }
}
