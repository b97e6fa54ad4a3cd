import TerminalHarness
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct ProcessEnvironmentTests {
  @Test(arguments: [
    ("COLORTERM=truecolor", true, false), ("FORCE_COLOR=2", false, true),
    ("FORCE_COLOR=1", false, false), ("NO_COLOR=1", false, false),
  ])
  func selectsTheColorsOfAProgram(variable: String, usesExact: Bool, usesPalette: Bool) throws {
    let terminal = PseudoTerminal("Demo", ["--page", "sign-in"], environment: [variable])
    try #require(terminal.shows("I forgot my password"))
    #expect(terminal.hasWritten(";48;2;") == usesExact)
    #expect(terminal.hasWritten(";48;5;") == usesPalette)
    terminal.type("\u{03}")
    #expect(terminal.waitForExit() == 130)
  }

  @Test func hasTheVariablesOfTheProcess() {
    #expect(ProcessEnvironment.variable("PATH")?.isEmpty == false)
    #expect(ProcessEnvironment.variable("A variable that is not set") == nil)
  }
}
