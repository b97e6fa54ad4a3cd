import TestSupport
import Testing

@testable import ComponentDrawing

@MainActor @Suite(.watchdog) struct DrawingContextBorderTests {
  private func border(_ rect: Rect, clip: Rect? = nil) -> String {
    let surface = CharacterSurface(columns: 5, rows: 4)
    surface.canvas(clip: clip).drawBorder(rect, with: CharacterShaper().glyphs(of: "123456789"))
    return surface.text
  }

  @Test func drawsALineAlongTheInside() {
    #expect(border(Rect(x: 1, y: 0, width: 4, height: 4)) == ".1223\n.4..5\n.4..5\n.6778")
  }

  @Test func drawsCornersOnlyInTheSmallestRect() {
    #expect(border(Rect(x: 0, y: 0, width: 2, height: 2)) == "13...\n68...\n.....\n.....")
  }

  @Test func drawsNothingWithoutSpace() {
    #expect(border(Rect(x: 0, y: 0, width: 1, height: 4)) == border(Rect(size: .zero)))
  }

  @Test func drawsOnlyWhatIsVisible() {
    let clip = Rect(x: 0, y: 1, width: 2, height: 2)
    #expect(
      border(Rect(x: 0, y: 0, width: 5, height: 4), clip: clip) == ".....\n4....\n4....\n.....")
  }
}
