import TerminalHarness
import TestSupport
import Testing

@Suite(.watchdog) struct AppTests {
  @Test func runsInASession() throws {
    let terminal = PseudoTerminal("Panel")
    try #require(terminal.shows("Waiting"))
    terminal.type("\t\r")
    try #require(terminal.shows("Pressed."))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }
}
