/// One cluster of text as the backend will show it: printable, and of a known width.
package struct Glyph: Hashable, Sendable {
  /// The backend's own name for it.
  package var code: UInt64
  /// How many columns it takes: 1 or 2.
  package var width: UInt8
  /// Whether a line may be broken here.
  package var isSpace: Bool

  package init(code: UInt64, width: UInt8, isSpace: Bool) {
    self.code = code
    self.width = width
    self.isSpace = isSpace
  }
}

/// Turns text, which nobody trusts, into glyphs, which can be drawn.
@MainActor
package protocol TextRuler: AnyObject {
  /// The glyphs of `string`, in a single line.
  func glyphs(of string: String) -> [Glyph]
}

/// The cells a ``Canvas`` draws on. All places are columns and rows of the screen, and on it.
@MainActor
package protocol Surface: AnyObject {
  /// Covers `rect` with `attributes.background`.
  func fill(_ rect: Rect, _ attributes: Attributes)

  /// Covers the quarters of a cell that are set in `quarters` with `attributes.background`, and
  /// lets the others be.
  func fill(_ quarters: Quarters, at place: Point, _ attributes: Attributes)

  /// Writes `glyphs` from `place` to the right; where `attributes` have no background, over the one
  /// that is there.
  func write(_ glyphs: ArraySlice<Glyph>, at place: Point, _ attributes: Attributes)

  /// Takes note that a glyph could not be written because it stands across the edge of what is being
  /// painted, on the left or on the right.
  func noteCut(left: Bool, right: Bool)
}

/// Where a node draws: a surface seen through the node's own rectangle.
///
/// Places are relative to the node. Nothing is drawn outside its rectangle, nor outside those of the
/// nodes around it.
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
    backing = Backing(surface, mask: nil, around: nil)
    origin = .zero
    bounds = Rect(size: size)
    self.clip = clip.intersection(bounds)
    attributes = Attributes()
  }

  /// The canvas of something at `rect`, if any of it is to be drawn.
  package func entering(_ rect: Rect) -> Canvas? {
    var inner = self
    inner.origin = origin + rect.origin
    let area = Rect(origin: inner.origin, size: rect.size)
    inner.clip = clip.intersection(area)
    if inner.clip.isEmpty { return nil }
    inner.bounds = bounds.intersection(area)
    return inner
  }

  /// What is to be drawn, relative to the node.
  package var visible: Rect {
    Rect(origin: clip.origin - origin, size: clip.size)
  }

  /// Draws nothing more outside a rounded rectangle.
  package mutating func clip(toRounded size: Size, radius: Int) {
    let mask = RoundedMask(rect: Rect(origin: origin, size: size), radius: radius)
    backing = Backing(backing.surface, mask: mask, around: backing)
  }

  /// Covers `rect` with `color`.
  package func fill(_ rect: Rect, with color: Color) {
    guard let color = resolved(color) else { return }
    let area = rect.offset(by: origin).intersection(clip)
    guard !area.isEmpty else { return }
    var attributes = attributes
    attributes.background = color
    if backing.mask == nil {
      backing.surface.fill(area, attributes)
    } else {
      fillMasked(area, attributes)
    }
  }

  private func fillMasked(_ area: Rect, _ attributes: Attributes) {
    for y in area.rows {
      for x in area.columns {
        let place = Point(x: x, y: y)
        let quarters = backing.quarters(at: place)
        if quarters == .all {
          backing.surface.fill(Rect(origin: place, size: Size(width: 1, height: 1)), attributes)
        } else if quarters != [] {
          backing.surface.fill(quarters, at: place, attributes)
        }
      }
    }
  }

  /// Writes `glyphs` in a row, from `place` to the right.
  ///
  /// Of a glyph that only partly can be seen, blanks are.
  package func write(_ glyphs: ArraySlice<Glyph>, at place: Point) {
    let start = place + origin
    guard clip.rows.contains(start.y) else { return }
    var attributes = attributes
    if let color = attributes.foreground { attributes.foreground = resolved(color) }
    if let color = attributes.background { attributes.background = resolved(color) }
    if backing.mask == nil, glyphs.count == glyphs.width, clip.columns.contains(start.x),
      start.x + glyphs.count <= clip.columns.upperBound
    {
      return backing.surface.write(glyphs, at: start, attributes)
    }
    writeClipped(glyphs, at: start, attributes)
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

  /// The color meant by `color` here; `nil` for none.
  private func resolved(_ color: Color) -> Color? {
    switch color.value {
    case .clear: nil
    case .accent: resolved(attributes.tint ?? .blue)
    default: color
    }
  }
}

/// The surface beneath canvases, and the rounded rectangles that cut them: a canvas is copied for every
/// node, and so holds one reference only.
@MainActor
private final class Backing {
  let surface: any Surface
  let mask: RoundedMask?
  /// What it was before this mask.
  let around: Backing?

  init(_ surface: any Surface, mask: RoundedMask?, around: Backing?) {
    self.surface = surface
    self.mask = mask
    self.around = around
  }

  /// Which quarters of a cell are inside all masks.
  func quarters(at place: Point) -> Quarters {
    guard let mask else { return .all }
    return mask.quarters(at: place).intersection(around?.quarters(at: place) ?? .all)
  }
}

extension Glyph {
  /// A blank cell, in every backend.
  package static let blank = Glyph(code: 0, width: 1, isSpace: true)
}

extension ArraySlice<Glyph> {
  /// How many columns they take.
  package var width: Int {
    var columns = 0
    for glyph in self { columns += Int(glyph.width) }
    return columns
  }
}

/// The quarters of a cell.
package struct Quarters: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let topLeft = Quarters(rawValue: 1)
  package static let topRight = Quarters(rawValue: 2)
  package static let bottomLeft = Quarters(rawValue: 4)
  package static let bottomRight = Quarters(rawValue: 8)
  package static let all: Quarters = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A rounded rectangle on the screen, to the quarter of a cell.
private struct RoundedMask {
  let rect: Rect
  /// The corners' radius in columns, and in rows, which are twice as high as columns are wide.
  let radius: (x: Double, y: Double)

  init(rect: Rect, radius: Int) {
    self.rect = rect
    let limit = Double(min(rect.size.width, rect.size.height * 2)) / 2
    let radius = min(Double(radius), limit)
    self.radius = (radius, radius / 2)
  }

  /// Which quarters of the cell lie inside, judged by their centers.
  func quarters(at place: Point) -> Quarters {
    let x = Double(place.x - rect.origin.x)
    let y = Double(place.y - rect.origin.y)
    // Only the corners are round.
    let width = Double(rect.size.width)
    let height = Double(rect.size.height)
    if x >= radius.x, x + 1 <= width - radius.x { return .all }
    if y >= radius.y, y + 1 <= height - radius.y { return .all }
    var quarters: Quarters = []
    if contains(x + 0.25, y + 0.25) { quarters.insert(.topLeft) }
    if contains(x + 0.75, y + 0.25) { quarters.insert(.topRight) }
    if contains(x + 0.25, y + 0.75) { quarters.insert(.bottomLeft) }
    if contains(x + 0.75, y + 0.75) { quarters.insert(.bottomRight) }
    return quarters
  }

  private func contains(_ x: Double, _ y: Double) -> Bool {
    let (width, height) = (Double(rect.size.width), Double(rect.size.height))
    let dx = max(radius.x - x, x - (width - radius.x), 0)
    let dy = max(radius.y - y, y - (height - radius.y), 0)
    guard dx > 0, dy > 0 else { return true }
    return (dx * dx) / (radius.x * radius.x) + (dy * dy) / (radius.y * radius.y) <= 1
  }
}
