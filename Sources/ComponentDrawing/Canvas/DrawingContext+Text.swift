extension DrawingContext {
  /// Writes blanks in `rect`, or in the whole node.
  package func fillWithBlanks(_ rect: Rect? = nil) {
    fill(rect ?? visibleRect, with: .blank)
  }

  /// Repeats `glyph` in all cells of `rect`.
  package func fill(_ rect: Rect, with glyph: Glyph) {
    fill(rect, with: glyph, shownAs: shownAttributes(attributes, marks: graphicsState.marks))
  }

  /// Repeats `glyph` with the attributes of the node, which are shown as `shown`.
  func fill(_ rect: Rect, with glyph: Glyph, shownAs shown: Attributes) {
    let area = rect.offset(by: origin).intersection(clip)
    if area.isEmpty { return }
    if graphicsState.isDefault, glyph.width == 1 {
      return graphicsState.surface.fill(area, with: glyph, shown)
    }
    let line = Array(repeating: glyph, count: area.size.width)
    for y in area.rows {
      write(
        line[...], at: Point(x: area.origin.x, y: y), shown,
        hasOwnColor: attributes.foreground != nil)
    }
  }

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
    if graphicsState.theme.systemPalette == .lightTerminal {
      return writeLegibly(glyphs, at: point, attributes.merging(inner))
    }
    write(glyphs, at: point, attributes.merging(inner), marks: graphicsState.marks)
  }

  /// Draws text of a light terminal in a color that is legible on its background.
  private func writeLegibly(
    _ glyphs: ArraySlice<Glyph>, at point: Point, _ ownAttributes: Attributes
  ) {
    var attributes = ownAttributes
    if attributes.background == nil, case .system(let name)? = attributes.foreground?.value {
      attributes.foreground = name.textColorOnLightTerminal
    }
    write(glyphs, at: point, attributes, marks: graphicsState.marks)
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
    write(
      glyphs, at: start, shownAttributes(ownAttributes, marks: marks),
      hasOwnColor: ownAttributes.foreground != nil)
  }

  /// Returns the attributes in which the surface shows text with `ownAttributes` and `marks`.
  @inline(__always)
  func shownAttributes(_ ownAttributes: Attributes, marks: AttributeMarks) -> Attributes {
    var attributes = ownAttributes
    let hasSelectionColors = graphicsState.hasSelectionColors
    if !marks.isEmpty { attributes.add(marks, hasSelectionColors: hasSelectionColors) }
    if graphicsState.replacesFaintText { attributes.replaceFaintText() }
    if let color = attributes.foreground {
      if graphicsState.marksRoles, !graphicsState.replacesFaintText || !color.isFaintRole {
        attributes.mark(color)
      }
      if !hasSelectionColors, case .theme(.onSelection) = color.value {
        attributes.isReversed = attributes.isReversed != true
      }
      attributes.foreground = resolved(color) ?? (color.value == .clear ? .invisible : nil)
    } else if graphicsState.theme.text.value != .standard {
      attributes.foreground = graphicsState.theme.text
    }
    if let color = attributes.background { attributes.background = resolvedFill(color) }
    if let color = attributes.underlineStyle?.color {
      attributes.underlineStyle?.color = resolved(color)
    }
    return attributes
  }

  /// Draws `glyphs` from `start` on, a point of the surface.
  ///
  /// - Parameter hasOwnColor: Whether the text sets a color, instead of that of a gradient.
  @inline(__always)
  private func write(
    _ glyphs: ArraySlice<Glyph>, at start: Point, _ attributes: Attributes, hasOwnColor: Bool
  ) {
    if !graphicsState.isDefault {
      let gradient = hasOwnColor ? nil : graphicsState.textGradient
      return writeWithEffects(glyphs, at: start, attributes, gradient: gradient)
    }
    if isInsideClip(glyphs, at: start) {
      return graphicsState.surface.write(glyphs, at: start, attributes)
    }
    writeClipped(glyphs, at: start, attributes)
  }

  /// Returns whether all of `glyphs` are one column wide and inside the clip.
  @inline(__always)
  private func isInsideClip(_ glyphs: ArraySlice<Glyph>, at start: Point) -> Bool {
    clip.columns.contains(start.x) && start.x + glyphs.count <= clip.columns.upperBound
      && glyphs.count == glyphs.width
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
        attributes.foreground =
          resolved(shading.gradient.color(at: point, in: shading.rect)) ?? .invisible
        writeClipped(glyphs[index...index], at: point, attributes)
        point.x += Int(glyphs[index].width)
      }
    } else {
      if attributes.foreground == nil { attributes.foreground = resolved(.primary) }
      if !graphicsState.isMasked, isInsideClip(glyphs, at: start) {
        return graphicsState.surface.write(glyphs, at: start, attributes)
      }
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

extension Color {
  /// The color of text of which a surface draws only the background.
  fileprivate static var invisible: Color {
    var color = clear
    color.alpha = 0
    return color
  }

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
