import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A session that runs another one has the terminal again afterwards.
@Suite(.serialized, .watchdog) struct SessionNestingTests {
  /// Runs a session within another one by `key`.
  private func run(_ key: String) throws -> PseudoTerminal {
    let terminal = PseudoTerminal("SessionTestApp", ["nested"])
    try #require(terminal.shows("Outer"))
    terminal.type(key)
    try #require(terminal.shows("Inner"))
    return terminal
  }

  @Test(arguments: ["f", "i", "s", "t"])
  func returnsToTheSessionAroundIt(key: String) throws {
    let terminal = try run(key)
    terminal.type("e")
    try #require(terminal.shows("Returned 5"))
    #expect(terminal.hasWritten("Printed"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func runsOneAfterTheOther() throws {
    let terminal = try run("f")
    terminal.type("e")
    try #require(terminal.shows("Returned 5"))
    terminal.type("s")
    try #require(terminal.shows { $0.ranges(of: "Inner").count > 1 })
    terminal.type("e")
    try #require(terminal.shows { $0.ranges(of: "\u{1B}[?1049h").count > 4 })
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test(arguments: ["f", "i", "s", "t"])
  func aSignalEndsBoth(key: String) throws {
    let terminal = try run(key)
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test(arguments: ["f", "i", "s", "t"])
  func isRestoredByTheGuardianDuringAndAfterIt(key: String) throws {
    let terminal = try run(key)
    terminal.type("n")
    #expect(terminal.waitForExit() == 128 + SIGKILL)
    #expect(terminal.isRestoredInTheEnd())
    let other = try run(key)
    other.type("e")
    try #require(other.shows("Returned 5"))
    other.type("n")
    #expect(other.waitForExit() == 128 + SIGKILL)
    #expect(other.isRestoredInTheEnd())
  }

  @Test func comesBackFromAStop() throws {
    let terminal = try run("f")
    terminal.type("\u{1A}")
    try #require(terminal.shows("stopped"))
    #expect(terminal.changedModes(before: "stopped") == [])
    try #require(terminal.shows { $0.ranges(of: "Inner").count > 1 })
    terminal.type("e")
    try #require(terminal.shows("Returned 5"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasRestoredSettings)
  }
}
