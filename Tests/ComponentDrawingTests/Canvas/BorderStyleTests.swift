import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct BorderStyleTests {
  @Test(arguments: [BorderStyle.rounded, .light, .heavy, .double, .dashed])
  func hasEightCharacters(style: BorderStyle) {
    #expect(style.characters(inASCII: false).count == 8)
    #expect(style.characters(inASCII: true).count == 8)
    #expect(style.characters(inASCII: true).allSatisfy { $0.isASCII })
  }
}
