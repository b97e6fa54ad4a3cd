import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ConverterTests {
  private let screen = program(32, 15) { ConverterView() }

  @Test func beginsInTheField() throws {
    #expect(screen.focus?.text == "100")
    try screen.requireSnapshot("100 degrees")
  }

  @Test func convertsWhatIsTyped() {
    #expect(screen.focus?.text == "100")
    screen.press(.backspace, times: 3)
    #expect(screen.findAll("–").count == 2)
    screen.type("-40")
    #expect(screen.find("-40.0") != nil)
    #expect(screen.find("233.15") != nil)
  }

  @Test func unitsAreChosenWithTheKeyboard() {
    screen.press(.tab, .tab, .enter)
    #expect(screen.focus?.text == "Fahrenheit")
    #expect(screen.attributes(of: "Fahrenheit")?.isUnderlined == true)
    #expect(screen.find("37.78") != nil)
  }

  @Test func unitsAreChosenWithTheMouse() throws {
    screen.click(column: screen.findAll("Kelvin")[0].origin.x, row: 7)
    try screen.requireSnapshot("100 kelvins")
  }
}
