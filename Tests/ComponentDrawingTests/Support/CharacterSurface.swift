import ComponentDrawing

/// Shapes each scalar into a glyph: two columns wide from U+1100 on.
@MainActor
final class CharacterShaper: TextShaper {
  /// The number of strings that were shaped.
  private(set) var count = 0

  func append(_ string: String, to glyphs: inout [Glyph]) {
    count += 1
    for scalar in string.unicodeScalars {
      glyphs.append(
        scalar == " "
          ? .blank
          : Glyph(
            code: UInt64(scalar.value), width: (0x1100..<0x2000).contains(scalar.value) ? 2 : 1,
            isSpace: false))
    }
  }
}

/// A surface that holds a character and a color for each cell.
///
/// Rectangles are filled with `#`, overlays drawn as `%`, quadrants as block elements; the second
/// column of a wide glyph holds `<`.
@MainActor
final class CharacterSurface: Surface {
  private(set) var rows: [[Character]]
  private(set) var colors: [[Color?]]
  private(set) var clippedGlyphs: [(left: Bool, right: Bool)] = []

  init(columns: Int, rows: Int) {
    self.rows = Array(repeating: Array(repeating: ".", count: columns), count: rows)
    colors = Array(repeating: Array(repeating: nil, count: columns), count: rows)
  }

  var text: String { rows.map { String($0) }.joined(separator: "\n") }

  /// A canvas of the whole surface, of which `clip` is painted.
  func canvas(clip: Rect? = nil) -> DrawingContext {
    let size = Size(width: rows[0].count, height: rows.count)
    return DrawingContext(self, size: size, clip: clip ?? Rect(size: size))
  }

  private func set(_ character: Character, _ color: Color?, at point: Point) {
    rows[point.y][point.x] = character
    colors[point.y][point.x] = color
  }

  private func set(_ character: Character, _ color: Color?, in rect: Rect) {
    for y in rect.rows { for x in rect.columns { set(character, color, at: Point(x: x, y: y)) } }
  }

  func repaint(_ area: Rect, _ content: @MainActor (Rect) -> Void) {
    set(".", nil, in: area)
    content(area)
  }

  let changeCount = 0

  /// Returns `nil`, so that everything is drawn from the root.
  func backdrop(in area: Rect) -> Backdrop? { nil }

  var hasClippedGlyph: Bool { false }

  func fill(_ rect: Rect, _ attributes: Attributes) { set("#", attributes.background, in: rect) }

  func overlay(_ rect: Rect, _ color: Color) { set("%", color, in: rect) }

  func fill(_ quadrants: Quadrants, at point: Point, _ color: Color) {
    set(Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")[Int(quadrants.rawValue)], color, at: point)
  }

  func draw(_ dots: BrailleDots, at point: Point, _ color: Color) {
    let scalar = rows[point.y][point.x].unicodeScalars.first?.value ?? 0
    let others = (0x2800..<0x2900).contains(scalar) ? UInt8(scalar - 0x2800) : 0
    let character = Unicode.Scalar(0x2800 + UInt32(others | dots.rawValue)) ?? "?"
    set(Character(character), color, at: point)
  }

  func fill(upper: Color?, lower: Color?, at point: Point) {
    set(upper == nil ? "▄" : lower == nil ? "▀" : "█", upper ?? lower, at: point)
  }

  func write(_ glyphs: ArraySlice<Glyph>, at point: Point, _ attributes: Attributes) {
    var point = point
    for glyph in glyphs {
      let scalar = glyph == .blank ? " " : Unicode.Scalar(UInt32(glyph.code)) ?? "?"
      set(Character(scalar), attributes.foreground, at: point)
      if glyph.width == 2 { set("<", nil, at: Point(x: point.x + 1, y: point.y)) }
      point.x += Int(glyph.width)
    }
  }

  func drawScaled(
    _ rect: Rect, to target: Rect, in window: ClipWindow, _ content: (any Surface) -> Void
  ) {
    let layer = CharacterSurface(columns: rect.size.width, rows: rect.size.height)
    content(layer)
    for (y, row) in layer.rows.enumerated() {
      for (x, character) in row.enumerated() {
        let point = target.origin + Point(x: x, y: y)
        if window.clip.contains(point), window.isFullyVisible(point) {
          set(character, nil, at: point)
        }
      }
    }
  }

  func reportClippedGlyph(left: Bool, right: Bool) { clippedGlyphs.append((left, right)) }
}
