import Components
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct SixelEncoderTests {
  private func picture(_ rows: [[UInt8]], _ colors: [SIMD3<UInt8>]) -> IndexedPicture {
    let rgba = rows.flatMap(\.self).flatMap { index -> [UInt8] in
      index == IndexedPicture.transparent ? [0, 0, 0, 0] : bytes(of: colors[Int(index)])
    }
    return IndexedPicture(rgba: rgba, width: rows[0].count, height: rows.count)
  }

  /// Returns the components of an opaque color that is given in percent.
  private func bytes(of color: SIMD3<UInt8>) -> [UInt8] {
    let components = (0..<3).map { index in UInt8(Int(color[index]) * 255 / 100) }
    return components + [255]
  }

  private func text(_ picture: IndexedPicture, _ area: Rect? = nil) -> String {
    let whole = Rect(x: 0, y: 0, width: picture.width, height: picture.height)
    let bytes = SixelEncoder.bytes(for: picture, area ?? whole)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func encodesSixRowsInACharacterOfEachColor() {
    let red = SIMD3<UInt8>(100, 0, 0)
    #expect(text(picture([[0, 0], [0, 255]], [red])) == #"^P0;1q"1;1;2;2#0;2;100;0;0#0B@^\"#)
  }

  @Test func countsEqualCharactersAndOmitsTheLastBlanks() {
    let row: [UInt8] = [0, 0, 0, 0, 0, 255, 255]
    #expect(text(picture([row], [[100, 100, 100]])) == #"^P0;1q"1;1;7;1#0;2;100;100;100#0!5@^\"#)
  }

  @Test func separatesColorsAndBands() {
    let rows: [[UInt8]] = Array(repeating: [0], count: 6) + [[0]]
    #expect(text(picture(rows, [[0, 0, 0]])) == #"^P0;1q"1;1;1;7#0;2;0;0;0#0~-#0@^\"#)
    let two = text(picture([[0, 1]], [[0, 0, 0], [100, 100, 100]]))
    #expect(two == #"^P0;1q"1;1;2;1#0;2;0;0;0#1;2;100;100;100#0@$#1?@^\"#)
  }

  /// The pixels that a terminal shows are those of the indexed picture, in any part of it.
  @Test func isDecodedToTheSamePixels() throws {
    var random = RandomNumbers(seed: 7)
    for round in 0..<60 {
      let (width, height) = (
        Int.random(in: 1...40, using: &random), Int.random(in: 1...20, using: &random)
      )
      // From a few colors to many, with transparent pixels.
      let mask = UInt8(truncatingIfNeeded: 0xFF00 >> (round % 9))
      let rgba = (0..<width * height).flatMap { _ -> [UInt8] in
        (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) & mask }
          + [Bool.random(using: &random) ? 255 : 100]
      }
      let picture = IndexedPicture(rgba: rgba, width: width, height: height)
      #expect(picture.colors.count <= IndexedPicture.colorLimit)
      let (x, y) = (
        Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
      )
      let area = Rect(
        x: x, y: y, width: Int.random(in: 1...width - x, using: &random),
        height: Int.random(in: 1...height - y, using: &random))
      let decoder = try #require(SixelDecoder(SixelEncoder.bytes(for: picture, area)))
      #expect((decoder.width, decoder.height) == (area.size.width, area.size.height))
      let expected = area.rows.flatMap { y in
        area.columns.map { x -> SIMD3<UInt8>? in
          let index = picture.indices[y * width + x]
          return index == IndexedPicture.transparent ? nil : picture.colors[Int(index)]
        }
      }
      #expect(decoder.pixels == expected)
      #expect(decoder.bandRows < area.size.height + 6)
    }
  }
}
