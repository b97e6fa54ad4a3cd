import ComponentDrawing
import TestSupport
import Testing

@Suite(.watchdog) struct ColorTests {
  @Test func hasTheGivenComponents() {
    #expect(Color(red: 1, green: 0.5, blue: 0) == Color(red: 2, green: 0.5, blue: -1))
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color(red: .nan, green: 0, blue: 0) == Color(white: 0))
  }

  @Test func roundsComponentsToTheNearestByte() {
    for byte in 0...255 as ClosedRange<UInt8> {
      let component = Double(byte) / 255
      #expect(Color(white: component).defaultComponents.red == byte)
      #expect(Color(white: component + 0.49 / 255).defaultComponents.red == byte)
      #expect(Color(white: component - 0.49 / 255).defaultComponents.red == byte)
    }
    #expect(Color(white: .infinity) == Color(white: 1))
    #expect(Color(white: -.infinity) == Color(white: 0))
  }
}
