import SignalsTesting
import TestSupport
import Testing

@testable import ComponentDrawing
@testable import TextBackend

@Suite(.watchdog) struct PixelCompressorTests {
  @Test func makesDrawingsShort() throws {
    let pixels = (0..<10_000).flatMap { index -> [UInt8] in
      index / 100 < 50 ? [255, 255, 255] : [0, 10, 200]
    }
    let data = try #require(PixelCompressor.zlib(pixels, distances: [3, 300]))
    #expect(data.count < 250)
    #expect(Inflate.zlib(data, limit: pixels.count) == pixels)
  }

  @Test func givesUpOnNoise() {
    var random = RandomNumbers(seed: 3)
    let pixels = (0..<4_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(PixelCompressor.zlib(pixels, distances: [4, 40]) == nil)
  }

  /// Up to 65,535 bytes are in one block.
  @Test(arguments: [1, 65_534, 65_535, 65_536, 200_000])
  func leavesBytesAsTheyAre(count: Int) {
    var random = RandomNumbers(seed: 3)
    let pixels = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let data = PixelCompressor.uncompressedZlib(pixels)
    #expect(Inflate.zlib(data, limit: count) == pixels)
  }

  /// Whatever repeats, and however far, is restored.
  @Test func restoresTheBytes() {
    var random = RandomNumbers(seed: 5)
    for _ in 0..<200 {
      let channels = Int.random(in: 3...4, using: &random)
      let width = Int.random(in: 1...4_000, using: &random)
      var pixels: [UInt8] = []
      while pixels.count < 9_000 {
        let pixel = (0..<channels).map { _ in UInt8.random(in: 0...255, using: &random) }
        let length = Int.random(in: 1...300, using: &random)
        if pixels.count > channels * width, Bool.random(using: &random) {
          for _ in 0..<length { pixels.append(pixels[pixels.count - channels * width]) }
        } else {
          for _ in 0..<length { pixels += pixel }
        }
      }
      let distances = [channels, channels * width]
      guard let data = PixelCompressor.zlib(pixels, distances: distances) else {
        Issue.record("not shorter")
        continue
      }
      #expect(Inflate.zlib(data, limit: pixels.count) == pixels)
    }
  }
}
