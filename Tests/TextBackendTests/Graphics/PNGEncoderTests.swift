import Components
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct PNGEncoderTests {
  /// The value that the catalogs of such checksums give for this text.
  @Test func checksumsAreThoseOfTheStandard() {
    #expect(PNGEncoder.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(PNGEncoder.checksum(of: []) == 0)
  }

  @Test func beginsWithTheHeaderAndEndsWithTheEnd() {
    let file = PNGEncoder.encode([1, 2, 3, 4, 5, 6], channels: 3, width: 2)
    let header: [UInt8] =
      [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0]
    #expect(file.dropFirst(8).starts(with: header))
    #expect(file.suffix(12) == [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
  }

  /// What is drawn and what is noise, of any size, is decoded to the same pixels.
  @Test(arguments: [3, 4])
  func isDecodedToTheSamePixels(channels: Int) throws {
    var random = RandomNumbers(seed: 11)
    for round in 0..<60 {
      let (width, height) = (
        Int.random(in: 1...60, using: &random), Int.random(in: 1...40, using: &random)
      )
      let isNoise = Bool.random(using: &random)
      let pixels = (0..<width * height * channels).map { index in
        isNoise ? UInt8.random(in: 0...255, using: &random) : UInt8(index / 900 & 255)
      }
      let file = PNGEncoder.encode(pixels, channels: channels, width: width)
      let bitmap = try #require(Bitmap(data: file), "seed 11, round \(round)")
      #expect(bitmap.width == width && bitmap.height == height, "seed 11, round \(round)")
      for index in 0..<width * height {
        let pixel = pixels[index * channels..<(index + 1) * channels]
        let rgb = Array(pixel.prefix(3))
        let opacity = channels == 4 ? Double(pixel.last ?? 0) / 255 : 1
        let color = Color(.rgb(red: rgb[0], green: rgb[1], blue: rgb[2])).opacity(opacity)
        #expect(bitmap[index % width, index / width] == color, "seed 11, round \(round)")
      }
    }
  }
}
