import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct OklabTests {
  @Test(arguments: [0, 1, 64, 127, 200, 254, 255] as [UInt8])
  func roundTripsComponents(byte: UInt8) {
    for (red, green, blue) in [(byte, 0, 0), (0, byte, 0), (0, 0, byte), (byte, byte, byte)]
      as [(UInt8, UInt8, UInt8)]
    {
      #expect(Oklab(red: red, green: green, blue: blue).rgb == (red, green, blue))
    }
  }

  @Test func grayHasNoHue() {
    let gray = Oklab(red: 128, green: 128, blue: 128)
    #expect(abs(gray.a) < 1e-4 && abs(gray.b) < 1e-4)
    #expect(abs(Oklab(red: 255, green: 255, blue: 255).l - 1) < 1e-4)
  }

  @Test func distanceGrowsWithTheDifference() {
    let black = Oklab(red: 0, green: 0, blue: 0)
    let distances = [0, 50, 100, 200, 255].map {
      black.squaredDistance(to: Oklab(red: $0, green: $0, blue: $0))
    }
    #expect(distances == distances.sorted())
    #expect(distances[0] == 0)
  }
}
