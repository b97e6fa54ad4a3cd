import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct CalculatorTests {
  private let screen = program(31, 6) { CalculatorView() }

  @Test func calculatesWithTheMouse() throws {
    for key in ["7", "×", "6", "=", "−", "1", "="] { try screen.click(key) }
    try screen.requireSnapshot("41")
  }

  @Test func calculatesWithTheKeyboard() {
    screen.press(.tab)
    #expect(screen.focus?.text == "AC")
    screen.type("1.5*4=")
    #expect(screen.frame.lines[0].hasSuffix(" 6"))
    screen.press(.down, .enter)
    #expect(screen.focus?.text == "7")
    #expect(screen.frame.lines[0].hasSuffix(" 7"))
  }
}
