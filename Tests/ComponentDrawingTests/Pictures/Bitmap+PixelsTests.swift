import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct BitmapPixelsTests {
  private let bitmap = Bitmap(
    width: 5, height: 4,
    pixels: (0..<20).map { index -> Color in
      if index % 7 == 3 { return .clear }
      let color = Color(
        .rgb(red: UInt8(index * 12), green: UInt8(255 - index * 9), blue: UInt8(index % 3 * 120)))
      return index % 5 == 1 ? color.opacity(0.5) : color
    })

  /// The pixels are those that are computed one by one, but for rounding.
  @Test(arguments: ImageInterpolation.allCases, [(5, 4), (1, 1), (2, 3), (13, 9), (3, 12)])
  func scalesAsPixelsDo(interpolation: ImageInterpolation, size: (width: Int, height: Int)) {
    let bytes = bitmap.pixels(width: size.width, height: size.height, interpolation)
    #expect(bytes.count == 4 * size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let color = bitmap.pixel(x, y, ofWidth: size.width, height: size.height, interpolation)
        let pixel = bytes[(y * size.width + x) * 4..<(y * size.width + x + 1) * 4].map(Int.init)
        if color.value == .clear {
          #expect(pixel == [0, 0, 0, 0])
          continue
        }
        let (red, green, blue) = color.defaultComponents
        #expect(abs(pixel[3] - Int(color.alpha)) <= 1)
        // Colors are exact where they are visible.
        if pixel[3] < 32 { continue }
        for (shown, exact) in zip(pixel, [red, green, blue]) {
          #expect(abs(shown - Int(exact)) <= 2)
        }
      }
    }
  }

  @Test func hasNoPixelsWithoutSize() {
    #expect(bitmap.pixels(width: 0, height: 3, .low) == [])
    let empty = Bitmap(width: 0, height: 0, pixels: [])
    #expect(empty.pixels(width: 3, height: 3, .high) == [])
  }
}
