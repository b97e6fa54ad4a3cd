import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct UnderlineCodeTests {
  @Test(
    arguments: [
      (.red, 1), (.white, 15), (Color(red: 1, green: 0, blue: 0), 9), (.black, 8), (.clear, 0),
      (Color(white: 0), 8),
    ] as [(Color, UInt8)])
  func holdsTheNearestColor(color: Color, index: UInt8) {
    #expect(UnderlineCode(TextLineStyle(color: color)).color == index)
  }

  @Test(arguments: [
    (TextLineStyle.Pattern.solid, TextLineStyle.Pattern?.none), (.curly, .curly), (.dot, .dot),
    (.dash, .dash), (.dashDot, .dash), (.dashDotDot, .dash),
  ])
  func holdsThePattern(pattern: TextLineStyle.Pattern, shown: TextLineStyle.Pattern?) {
    #expect(UnderlineCode(TextLineStyle(pattern: pattern)).style?.pattern == shown)
  }
}
