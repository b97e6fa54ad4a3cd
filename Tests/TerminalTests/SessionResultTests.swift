import TerminalHarness
import TestSupport
import Testing

/// Sessions whose results go to standard output.
@Suite(.serialized, .watchdog) struct SessionResultTests {
  private func run(_ command: String) -> PseudoTerminal {
    PseudoTerminal("SessionTestApp", ["prompt"], script: .init(command + "; end $?"))
  }

  @Test(arguments: [
    "answer=$(start \"$@\"); echo \"<$answer>\"", "start \"$@\" | sed 's/.*/<&>/'",
    "answer=$(start \"$@\" < /dev/null); echo \"<$answer>\"",
  ])
  func theTerminalShowsTheViewsAndAPipeReceivesTheResult(command: String) throws {
    let terminal = run(command)
    try #require(terminal.shows("name:"))
    terminal.type("\tBlob\r")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("Hello, Blob!>"))
    #expect(!terminal.hasWritten("<Your"))
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  #if os(Linux)
    @Test func withoutATerminalThereIsNoResult() {
      let terminal = run("setsid -w \"$program\" \"$@\" < /dev/null 2>&1 | sed 's/.*/<&>/'")
      #expect(terminal.waitForExit() == 0)
      #expect(terminal.hasWritten("<The terminal cannot be opened: "))
      #expect(terminal.hasWritten("<Hello, nobody!>"))
      #expect(!terminal.hasWritten("Your"))
    }
  #endif
}
