import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct IndexedPictureTests {
  @Test func keepsAFewColors() {
    let picture = IndexedPicture(
      rgba: [255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255], width: 3, height: 1)
    let shown = picture.indices.map { picture.colors[Int($0)] }
    #expect(shown == [[100, 0, 0], [0, 0, 100], [100, 0, 0]])
  }

  @Test func leavesOutPixelsThatAreMoreThanHalfTransparent() {
    let picture = IndexedPicture(rgba: [9, 9, 9, 127, 9, 9, 9, 128], width: 2, height: 1)
    #expect(picture.indices == [IndexedPicture.transparent, 0])
    let empty = IndexedPicture(rgba: [9, 9, 9, 0], width: 1, height: 1)
    #expect(empty.indices == [IndexedPicture.transparent])
    #expect(empty.colors.isEmpty)
  }

  @Test func choosesColorsThatAreNear() {
    let side = 64
    let rgba = (0..<side * side).flatMap { pixel -> [UInt8] in
      [UInt8(pixel % side * 4), UInt8(pixel / side * 4), UInt8(pixel % 16 * 16), 255]
    }
    let picture = IndexedPicture(rgba: rgba, width: side, height: side)
    #expect(picture.colors.count == IndexedPicture.colorLimit)
    for (pixel, index) in picture.indices.enumerated() {
      for component in 0..<3 {
        let shown = Int(picture.colors[Int(index)][component]) * 255 / 100
        #expect(abs(shown - Int(rgba[4 * pixel + component])) <= 48)
      }
    }
  }
}
