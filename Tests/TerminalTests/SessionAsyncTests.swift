import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A session that suspends the task that runs it.
@Suite(.serialized, .watchdog) struct SessionAsyncTests {
  private func run(_ name: String = "async") throws -> PseudoTerminal {
    PseudoTerminal("SessionTestApp", [name])
  }

  @Test func tasksOfTheMainActorRun() throws {
    let terminal = try run()
    try #require(terminal.shows("The task has run"))
    #expect(!terminal.hasWritten("with await"))
    terminal.type("e")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("Done 5"))
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func aSignalEndsIt() throws {
    let terminal = try run()
    try #require(terminal.shows("The task has run"))
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func itWaitsForASessionWithinIt() throws {
    let terminal = try run()
    try #require(terminal.shows("The task has run"))
    terminal.type("i")
    try #require(terminal.shows("Inner"))
    terminal.type("e")
    try #require(terminal.shows("Returned 5"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("Done 0"))
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func itWritesPlainText() throws {
    let terminal = PseudoTerminal("SessionTestApp", ["async"], environment: ["TERM=dumb"])
    try #require(terminal.shows("The task has run"))
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
  }

  #if os(Linux)
    @Test func aSessionThatBlocksSaysSo() throws {
      let terminal = try run("blocking")
      try #require(terminal.shows("Waiting"))
      terminal.type("e")
      #expect(terminal.waitForExit() == 0)
      #expect(terminal.hasWritten("call it with await"))
      #expect(!terminal.hasWritten("The task has run"))
    }
  #endif
}
