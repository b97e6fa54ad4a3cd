/// Where a node draws: a surface seen through the node's own rectangle.
///
/// Places are relative to the node. Nothing is drawn outside its rectangle, nor outside those of the
/// nodes around it, but for what they say that they overhang.
@MainActor
package struct Canvas {
  private var backing: Backing
  private var origin: Point
  /// What the nodes around leave to be seen, in columns and rows of the screen.
  private var bounds: Rect
  /// What of that is being painted.
  private var clip: Rect
  /// What the node and those around it say of how text looks.
  package var attributes: Attributes

  /// The whole of `surface`, of which `clip` is being painted.
  package init(_ surface: any Surface, size: Size, clip: Rect) {
    backing = Backing(surface)
    origin = .zero
    bounds = Rect(size: size)
    self.clip = clip.intersection(bounds)
    attributes = Attributes()
  }

  /// The canvas of something at `rect` that is drawn up to `overhang` cells beside it, if any of it is
  /// to be drawn.
  package func entering(_ rect: Rect, overhang: Int = 0) -> Canvas? {
    var inner = self
    inner.origin = origin + rect.origin
    let area = Rect(origin: inner.origin, size: rect.size).outset(by: overhang)
    inner.clip = clip.intersection(area)
    if inner.clip.isEmpty { return nil }
    inner.bounds = bounds.intersection(area)
    return inner
  }

  /// What is to be drawn, relative to the node.
  package var visible: Rect {
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
    backing = backing.masked(by: path.offset(by: origin))
  }

  /// Draws everything more translucent.
  package mutating func fade(by opacity: Double) {
    backing = backing.faded(by: opacity)
  }

  /// Writes text that has no color of its own in those of `gradient`, spread over `rect`.
  package mutating func shadeText(with gradient: LinearGradient, in rect: Rect) {
    backing = backing.shadingText(with: gradient, in: rect.offset(by: origin))
    attributes.foreground = nil
  }

  /// The colors of text here, if it has more than one.
  var textShading: (gradient: LinearGradient, rect: Rect)? {
    guard attributes.foreground == nil, let shading = backing.textShading else { return nil }
    return (shading.gradient, shading.rect.offset(by: Point.zero - origin))
  }

  /// The color meant by `color` here; `nil` for none.
  private func resolved(_ color: Color) -> Color? {
    switch color.value {
    case .clear: return nil
    case .accent:
      return resolved((attributes.tint ?? .blue).opacity(color.coverage))
    default:
      let color = color.opacity(backing.opacity)
      return color.value == .clear ? nil : color
    }
  }
}

// MARK: Colors

extension Canvas {
  /// Covers `rect` with `color`.
  package func fill(_ rect: Rect, with color: Color) {
    guard let color = resolved(color) else { return }
    let area = rect.offset(by: origin).intersection(clip)
    guard !area.isEmpty else { return }
    if backing.mask != nil {
      fillMasked(area, with: color)
    } else if color.alpha == 255 {
      var attributes = attributes
      attributes.background = color
      backing.surface.fill(area, attributes)
    } else {
      backing.surface.shade(area, color)
    }
  }

  /// Covers `rect` with the colors of `gradient`, which is spread over `whole`.
  package func fill(_ rect: Rect, with gradient: LinearGradient, over whole: Rect) {
    let area = rect.offset(by: origin).intersection(clip)
    let whole = whole.offset(by: origin)
    var ramp = GradientRamp(gradient)
    for part in gradient.parts(of: area, in: whole.size) {
      guard let color = resolved(ramp.color(at: part.origin, in: whole)) else { continue }
      if backing.mask == nil {
        backing.surface.shade(part, color)
      } else {
        fillMasked(part, with: color, isShade: true)
      }
    }
  }

  private func fillMasked(_ area: Rect, with color: Color, isShade: Bool = false) {
    var attributes = attributes
    attributes.background = color
    for y in area.rows {
      for x in area.columns {
        let place = Point(x: x, y: y)
        let cell = Rect(origin: place, size: Size(width: 1, height: 1))
        let quarters = backing.quarters(at: place)
        if quarters == .all, isShade || color.alpha < 255 {
          backing.surface.shade(cell, color)
        } else if quarters == .all {
          backing.surface.fill(cell, attributes)
        } else if quarters != [] {
          backing.surface.fill(quarters, at: place, color)
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
        let place = Point(x: x, y: y)
        let quarters = outer.quarters(at: place).subtracting(inner?.quarters(at: place) ?? [])
          .intersection(backing.quarters(at: place))
        if quarters != [] { backing.surface.fill(quarters, at: place, color) }
      }
    }
  }

  /// Covers the upper and the lower half of a cell; ``Color/clear`` lets it be.
  package func fill(upper: Color, lower: Color, at place: Point) {
    let place = place + origin
    guard clip.contains(place) else { return }
    let quarters = backing.quarters(at: place)
    let (above, below) = (
      quarters.isDisjoint(with: .upper) ? nil : resolved(upper),
      quarters.isDisjoint(with: .lower) ? nil : resolved(lower)
    )
    if quarters == .all || above == nil || below == nil || above == below {
      backing.surface.fill(upper: above, lower: below, at: place)
    } else if let color = quarters.isSuperset(of: .upper) ? above : below {
      // A cell has two colors, and one is what is outside.
      backing.surface.fill(quarters, at: place, color)
    }
  }

  /// Draws about as large as `target` what `content` draws in a rectangle of `size`.
  package func drawScaled(_ size: Size, to target: Rect, _ content: (Canvas) -> Void) {
    let window = Window(
      clip: clip, bounds: bounds, isSeen: { backing.quarters(at: $0) == .all })
    backing.surface.drawScaled(
      Rect(origin: origin, size: size), to: target.offset(by: origin), in: window
    ) { surface in
      var canvas = Canvas(surface, size: size, clip: Rect(size: size))
      canvas.attributes = attributes
      canvas.backing = backing.with(surface, movedBy: Point.zero - origin)
      content(canvas)
    }
  }
}

// MARK: Text

extension Canvas {
  /// Writes `glyphs` in a row, from `place` to the right.
  ///
  /// Of a glyph that only partly can be seen, blanks are.
  package func write(_ glyphs: ArraySlice<Glyph>, at place: Point) {
    let start = place + origin
    guard clip.rows.contains(start.y) else { return }
    var attributes = attributes
    if let color = attributes.foreground { attributes.foreground = resolved(color) }
    if let color = attributes.background { attributes.background = resolved(color) }
    if !backing.isPlain { return writeSpecially(glyphs, at: start, attributes) }
    if glyphs.count == glyphs.width, clip.columns.contains(start.x),
      start.x + glyphs.count <= clip.columns.upperBound
    {
      return backing.surface.write(glyphs, at: start, attributes)
    }
    writeClipped(glyphs, at: start, attributes)
  }

  /// Where text is translucent, cut, or of many colors.
  private func writeSpecially(
    _ glyphs: ArraySlice<Glyph>, at start: Point, _ attributes: Attributes
  ) {
    var attributes = attributes
    if backing.opacity <= 0 { return }
    if self.attributes.foreground == nil, let shading = backing.textShading {
      var place = start
      for index in glyphs.indices {
        attributes.foreground = resolved(shading.gradient.color(at: place, in: shading.rect))
        writeClipped(glyphs[index...index], at: place, attributes)
        place.x += Int(glyphs[index].width)
      }
    } else {
      if attributes.foreground == nil { attributes.foreground = resolved(.primary) }
      writeClipped(glyphs, at: start, attributes)
    }
  }

  private func writeClipped(_ glyphs: ArraySlice<Glyph>, at start: Point, _ attributes: Attributes)
  {
    var place = start
    for index in glyphs.indices {
      guard place.x < clip.columns.upperBound else { return }
      let cells = place.x..<place.x + Int(glyphs[index].width)
      let seen = cells.clamped(to: clip.columns).filter {
        backing.quarters(at: Point(x: $0, y: place.y)) == .all
      }
      if seen.count == cells.count {
        backing.surface.write(glyphs[index...index], at: place, attributes)
      } else {
        for x in seen {
          backing.surface.write([.blank], at: Point(x: x, y: place.y), attributes)
        }
        if !seen.isEmpty, cells.clamped(to: bounds.columns) == cells {
          backing.surface.noteCut(
            left: cells.lowerBound < clip.columns.lowerBound,
            right: cells.upperBound > clip.columns.upperBound)
        }
      }
      place.x = cells.upperBound
    }
  }
}

/// What is beneath canvases, and what is done to all that is drawn: a canvas is copied for every node,
/// and so holds one reference only.
@MainActor
private final class Backing {
  private(set) var surface: any Surface
  /// Nothing is drawn outside these.
  private(set) var masks: [Path] = []
  private(set) var opacity = 1.0
  private(set) var textShading: (gradient: LinearGradient, rect: Rect)?
  /// Whether it is the surface and nothing else.
  private(set) var isPlain = true

  init(_ surface: any Surface) {
    self.surface = surface
  }

  var mask: Path? { masks.last }

  private func changed(_ change: (Backing) -> Void) -> Backing {
    let backing = Backing(surface)
    backing.masks = masks
    backing.opacity = opacity
    backing.textShading = textShading
    change(backing)
    backing.isPlain =
      backing.masks.isEmpty && backing.opacity == 1 && backing.textShading == nil
    return backing
  }

  func masked(by path: Path) -> Backing { changed { $0.masks.append(path) } }

  func faded(by opacity: Double) -> Backing { changed { $0.opacity *= opacity } }

  func shadingText(with gradient: LinearGradient, in rect: Rect) -> Backing {
    changed { $0.textShading = (gradient, rect) }
  }

  /// The same on another surface; what cuts this one does not cut that.
  func with(_ surface: any Surface, movedBy step: Point) -> Backing {
    changed {
      $0.surface = surface
      $0.masks = []
      $0.textShading = $0.textShading.map { ($0.gradient, $0.rect.offset(by: step)) }
    }
  }

  /// Which quarters of a cell are inside all masks.
  func quarters(at place: Point) -> Quarters {
    var quarters = Quarters.all
    for mask in masks { quarters.formIntersection(mask.quarters(at: place)) }
    return quarters
  }
}
