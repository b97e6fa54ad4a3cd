import ComponentCore
import TestSupport
import Testing

@testable import TextBackend

/// Filling with a glyph draws what writing it into each row draws, a text what its glyphs draw,
/// and a border what filling its parts draws.
@MainActor @Suite(.watchdog) struct PainterFillTests {
  /// A letter of Hebrew, which a terminal may show in another cell.
  private static let unstable = "\u{5D0}"
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

  /// Expects that `draw` and `reference` leave the same cells.
  private func expectSameCells(
    _ draw: (Painter) -> Void, _ reference: (Painter) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (drawn, expected) = (painter(), painter())
    draw(drawn)
    reference(expected)
    #expect(drawn.grid == expected.grid, sourceLocation: sourceLocation)
    for y in 0..<3 {
      #expect(
        drawn.grid.isUnstable(row: y) == expected.grid.isUnstable(row: y),
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: colors, colors)
  func equalsWritingEachRow(foreground: Color?, background: Color?) {
    let attributes = Attributes(foreground: foreground, background: background, isReversed: true)
    for glyph in Typesetter().glyphs(of: " x│" + Self.unstable) {
      for left in 0..<8 {
        for width in 1...8 - left {
          let rect = Rect(x: left, y: 1, width: width, height: 2)
          expectSameCells {
            $0.fill(rect, with: glyph, attributes)
          } _: {
            $0.writeRows(of: glyph, in: rect, attributes)
          }
        }
      }
    }
  }

  @Test(arguments: colors, colors)
  func aTextEqualsItsGlyphs(foreground: Color?, background: Color?) {
    let attributes = Attributes(foreground: foreground, background: background)
    let glyphs = Typesetter().glyphs(of: "ab界 c")
    for columns in [0..<2, 1..<4, 4..<8] {
      func paint(_ painter: Painter, _ parts: [ArraySlice<Glyph>]) {
        painter.fill(
          Rect(x: columns.lowerBound, y: 1, width: columns.count, height: 1),
          Attributes(background: .green))
        var point = Point(x: 1, y: 1)
        for part in parts {
          painter.write(part, at: point, attributes)
          point.x += part.width
        }
      }
      expectSameCells {
        paint($0, [glyphs[...]])
      } _: {
        paint($0, glyphs.indices.map { glyphs[$0...$0] })
      }
    }
  }

  @Test(arguments: colors, colors)
  func aBorderEqualsItsFilledParts(foreground: Color?, background: Color?) {
    let attributes = Attributes(foreground: foreground, background: background, isReversed: true)
    for characters in ["╭─╮││╰─╯", "+-+||+-" + Self.unstable] {
      let glyphs = Typesetter().glyphs(of: characters)
      for left in 0..<7 {
        for width in 2...8 - left {
          let height = 2 + width % 2
          let rect = Rect(x: left, y: 3 - height, width: width, height: height)
          expectSameCells {
            $0.drawBorder(rect, with: glyphs, attributes)
          } _: {
            $0.fillBorder(of: rect, with: glyphs, attributes)
          }
        }
      }
    }
  }
}
