import TestSupport
import Testing

@testable import ComponentDrawing

@MainActor @Suite(.watchdog) struct DrawingContextTests {
  private let surface = CharacterSurface(columns: 6, rows: 2)
  private let shaper = CharacterShaper()

  @Test func drawsRelativeToItsOrigin() throws {
    let canvas = try #require(
      surface.canvas().subcanvas(for: Rect(x: 1, y: 1, width: 3, height: 1)))
    canvas.write(shaper.glyphs(of: "abc")[...], at: .zero)
    #expect(surface.text == "......\n.abc..")
  }

  @Test func clipsToItsRectAndTheOuterOnes() throws {
    let outer = try #require(surface.canvas().subcanvas(for: Rect(x: 1, y: 0, width: 3, height: 1)))
    let inner = try #require(outer.subcanvas(for: Rect(x: 1, y: 0, width: 9, height: 9)))
    inner.write(shaper.glyphs(of: "abc")[...], at: .zero)
    inner.write(shaper.glyphs(of: "xyz")[...], at: Point(x: 0, y: 1))
    #expect(surface.text == "..ab..\n......")
    #expect(inner.visibleRect == Rect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test func drawsOutsideItsRectWithinTheOverflow() throws {
    let canvas = try #require(
      surface.canvas().subcanvas(for: Rect(x: 2, y: 0, width: 1, height: 1), drawingOverflow: 1))
    canvas.write(shaper.glyphs(of: "abcde")[...], at: Point(x: -2, y: 0))
    #expect(surface.text == ".bcd..\n......")
  }

  @Test func hasNoSubcanvasOutsideTheClip() {
    let canvas = surface.canvas(clip: Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas.subcanvas(for: Rect(x: 2, y: 0, width: 4, height: 2)) == nil)
  }

  @Test func drawsBlanksForPartlyVisibleGlyphs() {
    let canvas = surface.canvas(clip: Rect(x: 1, y: 0, width: 2, height: 1))
    canvas.write(shaper.glyphs(of: "\u{1100}\u{1100}")[...], at: .zero)
    #expect(surface.text == ". ....\n......".replacing(at: 2, with: " "))
    #expect(surface.clippedGlyphs.map(\.left) == [true, false])
    #expect(surface.clippedGlyphs.map(\.right) == [false, true])
  }

  @Test func repeatsAGlyphInAllVisibleCells() {
    let canvas = surface.canvas(clip: Rect(x: 1, y: 0, width: 3, height: 2))
    canvas.fill(Rect(x: 2, y: -1, width: 9, height: 2), with: shaper.glyphs(of: "a")[0])
    canvas.fillWithBlanks(Rect(x: 0, y: 1, width: 2, height: 1))
    #expect(surface.text == "..aa..\n. ....")
  }

  @Test func repeatsAGlyphInsideAMask() {
    var canvas = surface.canvas()
    canvas.clip(to: Path(Rect(x: 1, y: 0, width: 2, height: 2)), coversWholeCells: true)
    canvas.fill(Rect(x: 0, y: 0, width: 6, height: 1), with: shaper.glyphs(of: "a")[0])
    #expect(surface.text == ".aa...\n......")
  }

  @Test func reportsNoClippingAtTheBounds() {
    let canvas = surface.canvas()
    canvas.write(shaper.glyphs(of: "\u{1100}")[...], at: Point(x: 5, y: 0))
    #expect(surface.text == "..... \n......")
    #expect(surface.clippedGlyphs.isEmpty)
  }

  @Test func writesTextInAGradient() {
    var canvas = surface.canvas()
    let gradient = LinearGradient(
      stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)],
      startPoint: .leading, endPoint: .trailing)
    canvas.setTextGradient(gradient.spatial, in: Rect(x: 0, y: 0, width: 4, height: 1))
    canvas.write(shaper.glyphs(of: "abcd")[...], at: .zero)
    #expect(surface.colors[0] == [.red, .red, .blue, .blue, nil, nil])
  }

  @Test func resolvesTheAccentColorToTheTint() {
    var canvas = surface.canvas()
    #expect(canvas.resolved(.accentColor) == Theme.standard.dark.accent)
    canvas.attributes.tint = .red
    #expect(canvas.resolved(.accentColor) == .red)
    #expect(canvas.resolved(.accentColor.opacity(0.5)) == .red.opacity(0.5))
    #expect(canvas.resolved(.clear) == nil)
  }
}

extension String {
  fileprivate func replacing(at offset: Int, with character: Character) -> String {
    var characters = Array(self)
    characters[offset] = character
    return String(characters)
  }
}
