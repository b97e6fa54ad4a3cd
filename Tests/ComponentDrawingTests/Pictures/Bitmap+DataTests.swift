import SignalsTesting
import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct BitmapDataTests {
  private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.filter(\.isHexDigit))
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
  }

  /// The red, green, blue and alpha values of each pixel.
  private func pixels(_ bitmap: Bitmap) -> [[UInt8]] {
    (0..<bitmap.width * bitmap.height).map { index in
      let color = bitmap[index % bitmap.width, index / bitmap.width]
      let (red, green, blue) = color.defaultComponents
      let alpha = UInt8((color.coverage * 255).rounded())
      return alpha == 0 ? [0, 0, 0, 0] : [red, green, blue, alpha]
    }
  }

  @Test(arguments: PNGVectors.all)
  func decodesEveryKindOfPNG(vector: PNGVectors.Vector) throws {
    let bitmap = try #require(Bitmap(data: bytes(vector.file)))
    #expect((bitmap.width, bitmap.height) == (5, 5))
    let expected = vector.pixels.split(whereSeparator: \.isWhitespace).map { bytes(String($0)) }
    #expect(pixels(bitmap) == expected.map { $0[3] == 0 ? [0, 0, 0, 0] : $0 })
  }

  @Test func rejectsWhatIsCutOff() {
    for vector in PNGVectors.all {
      let file = bytes(vector.file)
      for count in 0..<file.count { #expect(Bitmap(data: file[..<count]) == nil) }
    }
  }

  /// Damaged files are rejected or show something else, and never trap.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func survivesDamage(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for vector in PNGVectors.all {
      for _ in 0..<40 {
        var file = bytes(vector.file)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          file[Int.random(in: 8..<file.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        if let bitmap = Bitmap(data: file) { #expect(bitmap.width * bitmap.height <= 1 << 24) }
      }
    }
  }

  @Test func rejectsPicturesThatAreTooLarge() {
    // 65,535 by 65,535 pixels in a few bytes.
    var file = bytes(PNGVectors.all[0].file)
    file.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    #expect(Bitmap(data: file) == nil)
    #expect(Bitmap(data: Array("P6 99999999999 99999999999 255 ".utf8)) == nil)
  }

  @Test(
    arguments: [
      (
        "P6\n# a comment\n2 1\n255\n\u{01}\u{02}\u{03}\u{04}\u{05}\u{06}",
        [[1, 2, 3, 255], [4, 5, 6, 255]]
      ),
      ("P5 2 1 127 \u{00}\u{7F}", [[0, 0, 0, 255], [255, 255, 255, 255]]),
      ("P5 1 1 300 \u{01}\u{2C}", [[255, 255, 255, 255]]),
      (
        "P7\nWIDTH 2\nHEIGHT 1\nDEPTH 4\nMAXVAL 1\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
          + "\u{01}\u{00}\u{01}\u{01}\u{01}\u{01}\u{01}\u{00}",
        [[255, 0, 255, 255], [0, 0, 0, 0]]
      ),
    ] as [(String, [[UInt8]])])
  func decodesNetpbm(file: String, pixels expected: [[UInt8]]) throws {
    let bitmap = try #require(Bitmap(data: file.utf8))
    #expect(pixels(bitmap) == expected)
  }

  @Test(arguments: [
    "", "P", "P6", "P3 1 1 1 1 1 1", "P6 1 1", "P6 2 2 255 abc", "P6 0 1 255 ", "P6 -1 1 255 abc",
    "P6 1 1 0 abc", "P6 1 1 70000 abcdef", "P7 WIDTH 1 HEIGHT 1 DEPTH 9 MAXVAL 1 ENDHDR ",
    "P7 WIDTH", "GIF89a", "\u{89}PNG",
  ])
  func rejectsOtherData(file: String) {
    #expect(Bitmap(data: file.utf8) == nil)
  }
}
