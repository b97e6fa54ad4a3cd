import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct BitmapTests {
  private let bitmap = Bitmap(colors: ["r": .red, "b": .blue], "rb\nr")

  @Test func readsADrawing() {
    #expect((bitmap.width, bitmap.height) == (2, 2))
    #expect(bitmap[0, 0] == .red)
    #expect(bitmap[1, 0] == .blue)
    #expect(bitmap[1, 1] == .clear)
  }

  @Test func isClearOutside() {
    #expect(bitmap[2, 0] == .clear)
    #expect(bitmap[0, -1] == .clear)
  }

  @Test func repeatsPixelsWhenEnlarged() {
    let large = bitmap.resized(width: 4, height: 4)
    #expect((0..<4).map { large[$0, 0] } == [.red, .red, .blue, .blue])
    #expect(large[0, 3] == .red)
  }

  @Test func averagesPixelsWhenReduced() {
    let gray = Bitmap(width: 2, height: 1, pixels: [Color(white: 0), Color(white: 1)])
    #expect(gray.resized(width: 1, height: 1)[0, 0] == Color(white: 0.5))
    let half = Bitmap(width: 2, height: 1, pixels: [.red, .clear]).resized(width: 1, height: 1)
    #expect(abs(half[0, 0].coverage - 0.5) < 0.01)
  }
}
