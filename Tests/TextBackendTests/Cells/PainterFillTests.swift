import ComponentCore
import TestSupport
import Testing

@testable import TextBackend

/// Filling with a glyph draws what writing it into each row draws.
@MainActor @Suite(.watchdog) struct PainterFillTests {
  nonisolated static let colors = [nil, Color.red, Color.red.opacity(0.5), Color.red.opacity(0)]

  /// Returns three rows of wide glyphs, of which the edges of rectangles cut some in half. The
  /// middle row has a background.
  private func painter() -> Painter {
    let painter = Painter(columns: 8, rows: 3)
    let glyphs = Typesetter().glyphs(of: "界界界界")
    for y in 0..<3 {
      painter.write(
        glyphs[...], at: Point(x: 0, y: y), Attributes(background: y == 1 ? .blue : nil))
    }
    return painter
  }

  @Test(arguments: colors, colors)
  func equalsWritingEachRow(foreground: Color?, background: Color?) {
    let attributes = Attributes(foreground: foreground, background: background, isReversed: true)
    // The border is a character whose width is ambiguous.
    for glyph in Typesetter().glyphs(of: " x│") {
      for left in 0..<8 {
        for width in 1...8 - left {
          let rect = Rect(x: left, y: 1, width: width, height: 2)
          let (filled, written) = (painter(), painter())
          filled.fill(rect, with: glyph, attributes)
          written.writeRows(of: glyph, in: rect, attributes)
          #expect(filled.grid == written.grid)
          for y in 0..<3 {
            #expect(filled.grid.isUnstable(row: y) == written.grid.isUnstable(row: y))
          }
        }
      }
    }
  }
}
