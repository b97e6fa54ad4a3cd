import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct PointerShapesTests {
  @Test(arguments: [
    ("kitty(0.31.0)", "", ""), ("foot(1.13.1)", "", ""), ("ghostty 1.2.0", "default", "text"),
  ])
  func namesTheShapesOfTheTerminal(version: String, idle: String, reset: String) throws {
    let shapes = try #require(PointerShapes(version: version))
    #expect(shapes.idle == "\u{1B}]22;\(idle)\u{1B}\\")
    #expect(shapes.reset == "\u{1B}]22;\(reset)\u{1B}\\")
  }

  @Test(arguments: ["kitty(0.26.5)", "XTerm(379)", "tmux 3.3a"])
  func otherTerminalsHaveNone(version: String) {
    #expect(PointerShapes(version: version) == nil)
  }
}
