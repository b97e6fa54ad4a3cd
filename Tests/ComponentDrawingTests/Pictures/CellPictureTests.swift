import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct CellPictureTests {
  private func bitmap(_ width: Int, _ height: Int, _ color: Color = Color(white: 0.5)) -> Bitmap {
    Bitmap(width: width, height: height, pixels: Array(repeating: color, count: width * height))
  }

  private let size = Size(width: 4, height: 2)

  @Test func hasMoreDetailIfItIsReducedOrBlended() {
    #expect(CellPicture(bitmap(5, 4), size: size, .low).hasMoreDetail)
    #expect(CellPicture(bitmap(4, 5), size: size, ImageInterpolation.none).hasMoreDetail)
    #expect(!CellPicture(bitmap(4, 4), size: size, .low).hasMoreDetail)
    #expect(CellPicture(bitmap(2, 2), size: size, .medium).hasMoreDetail)
    #expect(CellPicture(bitmap(2, 2), size: size, .high).hasMoreDetail)
    #expect(!CellPicture(bitmap(9, 9), size: size, nil).hasMoreDetail)
    #expect(!CellPicture(bitmap(0, 0), size: size, .high).hasMoreDetail)
  }

  @Test func hasNoMoreDetailInColorsOfTheTerminalOrTheView() {
    for color in [Color.red, .primary, .accentColor, .secondary] {
      #expect(!CellPicture(bitmap(9, 9, color), size: size, .low).hasMoreDetail)
    }
    #expect(CellPicture(bitmap(9, 9, .clear), size: size, .low).hasMoreDetail)
  }

  @Test func isEqualToAPictureOfTheSamePixels() {
    let picture = CellPicture(bitmap(9, 9), size: size, .low)
    #expect(picture.isEqual(to: CellPicture(bitmap(9, 9), size: size, .low)))
    #expect(!picture.isEqual(to: CellPicture(bitmap(9, 9), size: size, .high)))
    #expect(!picture.isEqual(to: CellPicture(bitmap(9, 9), size: size, nil)))
    #expect(!picture.isEqual(to: CellPicture(bitmap(9, 9, .pink), size: size, .low)))
    #expect(!picture.isEqual(to: CellPicture(bitmap(9, 9), size: .zero, .low)))
  }

  @Test func computesThePixelsOfLargePicturesOneByOne() {
    let huge = CellPicture(bitmap(2, 2), size: Size(width: 1 << 30, height: 1 << 30), .low)
    #expect(huge.pixel(1 << 29, 5) == Color(white: 0.5))
    #expect(huge.pixel(1 << 30, 5) == .clear)
  }
}
