import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct ImageInterpolationTests {
  private func grays(_ bitmap: Bitmap) -> [UInt8] {
    (0..<bitmap.width).map { bitmap[$0, 0].defaultComponents.0 }
  }

  private let edge = Bitmap(width: 2, height: 1, pixels: [Color(white: 0), Color(white: 1)])

  @Test(
    arguments: [
      (ImageInterpolation.none, [0, 0, 255, 255]), (.low, [0, 0, 255, 255]),
      (.medium, [0, 64, 191, 255]), (.high, [0, 52, 203, 255]),
    ] as [(ImageInterpolation, [UInt8])])
  func enlargesAnEdge(interpolation: ImageInterpolation, expected: [UInt8]) {
    #expect(grays(edge.resized(width: 4, height: 1, interpolation)) == expected)
  }

  @Test(
    arguments: [
      (ImageInterpolation.none, [255]), (.low, [128]), (.medium, [128]), (.high, [128]),
    ] as [(ImageInterpolation, [UInt8])])
  func reducesAnEdge(interpolation: ImageInterpolation, expected: [UInt8]) {
    #expect(grays(edge.resized(width: 1, height: 1, interpolation)) == expected)
  }

  @Test(arguments: ImageInterpolation.allCases)
  func weightsAddUpToOneAndStayInside(interpolation: ImageInterpolation) {
    for (length, newLength) in [(1, 1), (1, 9), (9, 1), (3, 7), (7, 3), (5, 1 << 40)] {
      for index in Set([0, newLength / 2, newLength - 1]) {
        let weights = interpolation.weights(at: index, of: newLength, from: length)
        #expect(abs(weights.reduce(0) { $0 + $1.weight } - 1) < 1e-9)
        #expect(weights.allSatisfy { (0..<length).contains($0.index) })
      }
    }
  }

  @Test func transparentPixelsHaveNoColor() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [Color(white: 1), .clear])
    let blended = bitmap.resized(width: 4, height: 1, .medium)[1, 0]
    #expect(blended.defaultComponents.0 == 255)
    #expect(abs(blended.coverage - 0.75) < 0.01)
  }
}
