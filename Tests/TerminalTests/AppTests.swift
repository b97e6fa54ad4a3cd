import TerminalHarness
import Testing

@Suite(.timeLimit(.minutes(5))) struct AppTests {
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
