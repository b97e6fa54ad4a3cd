import TerminalHarness
import TestSupport
import Testing

@Suite(.watchdog) struct MainRunLoopTests {
  @Test func runsBlocksAndTimers() throws {
    let terminal = PseudoTerminal("SessionTestApp")
    for name in ["block", "first", "second"] { try #require(terminal.shows(name)) }
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test func runsWithoutATerminal() {
    let program = Program("SessionTestApp")
    #expect(program.shows("block first second"))
  }
}
