import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs a program whose keys use the services of a pseudo-terminal.
@Suite(.serialized, .watchdog) struct SessionServicesTests {
  private func run() throws -> PseudoTerminal {
    let terminal = PseudoTerminal("SessionTestApp", ["services"])
    try #require(terminal.shows("Ready"))
    return terminal
  }

  private func expectOrderlyEnd(_ terminal: PseudoTerminal) {
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func copiesToTheClipboard() throws {
    let terminal = try run()
    terminal.type("c")
    // "copied␛[31m", a tab, "text" and a line feed.
    try #require(terminal.shows("\u{1B}]52;c;Y29waWVk4pCbWzMxbQl0ZXh0Cg==\u{1B}\\"))
    expectOrderlyEnd(terminal)
  }

  @Test func fieldsCopyAndCutTheirSelection() throws {
    let terminal = try run()
    terminal.type("\t\u{1B}a\u{1B}w")
    try #require(terminal.shows("\u{1B}]52;c;ZmllbGQ=\u{1B}\\"))
    terminal.type("\u{18}")
    try #require(terminal.shows { $0.ranges(of: "\u{1B}]52;c;ZmllbGQ=").count == 2 })
    terminal.type("\u{1B}[Z")
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
  }

  @Test func changesTheCursorShapeAndRestoresIt() throws {
    let terminal = try run()
    #expect(!terminal.hasWritten(" q"))
    terminal.type("\t")
    try #require(terminal.shows("\u{1B}[6 q"))
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.hasWritten("\u{1B}[0 q"))
  }

  @Test func ringsTheBellAndNotifies() throws {
    let terminal = try run()
    terminal.type("b")
    try #require(terminal.shows("\u{7}"))
    terminal.type("\u{1B}P>|foot(1.13.1)\u{1B}\\n")
    try #require(terminal.shows("\u{1B}]777;notify;Title, \u{241B};Body\u{1B}\\"))
    expectOrderlyEnd(terminal)
  }

  @Test func setsTheTitleAndRestoresIt() throws {
    let terminal = try run()
    #expect(!terminal.hasWritten("\u{1B}[22;0t"))
    terminal.type("t")
    try #require(terminal.shows("\u{1B}[22;0t\u{1B}]2;Title 1\u{1B}\\"))
    terminal.type("u")
    try #require(terminal.shows("\u{1B}]2;Title 2\u{2407}\u{241B}]0;x\u{1B}\\"))
    terminal.type("t")
    try #require(terminal.shows("\u{1B}[23;0t\u{1B}[22;0t"))
    expectOrderlyEnd(terminal)
    #expect(terminal.text.ranges(of: "\u{1B}[23;0t").count == 2)
    #expect(terminal.text.ranges(of: "\u{1B}[22;0t").count == 2)
  }

  @Test func lendsTheTerminalToAClosure() throws {
    let terminal = try run()
    terminal.type("s")
    try #require(terminal.shows("Question"))
    #expect(terminal.changedModes() == [])
    terminal.type("typed\r")
    // The driver echoes the line.
    try #require(terminal.shows("typed\r\n"))
    try #require(terminal.shows("Input typed"))
    expectOrderlyEnd(terminal)
  }

  @Test func lendsTheTerminalToAProgram() throws {
    let terminal = try run()
    terminal.type("e")
    try #require(terminal.shows("child"))
    #expect(terminal.changedModes() == [])
    terminal.type("3\r")
    try #require(terminal.shows("Exit 3"))
    expectOrderlyEnd(terminal)
  }

  @Test func controlCReachesOnlyTheProgramThatHasTheTerminal() throws {
    let terminal = try run()
    terminal.type("e")
    try #require(terminal.shows("child"))
    terminal.type("\u{03}")
    try #require(terminal.shows("Exit \(128 + SIGINT)"))
    expectOrderlyEnd(terminal)
  }

  @Test func controlZStopsBothPrograms() throws {
    let terminal = try run()
    terminal.type("e")
    try #require(terminal.shows("child"))
    terminal.type("\u{1A}")
    try #require(terminal.shows("stopped"))
    // The shell of the test continues them.
    terminal.type("5\r")
    try #require(terminal.shows("Exit 5"))
    expectOrderlyEnd(terminal)
  }

  @Test func lendsTheTerminalToATask() throws {
    let terminal = try run()
    terminal.type("a")
    try #require(terminal.shows("Async"))
    try #require(terminal.shows("Back"))
    expectOrderlyEnd(terminal)
  }

  @Test func setsTheModesThatTheTerminalKnows() throws {
    let terminal = try run()
    // Nobody has asked for reports of the size yet.
    terminal.type("\u{1B}[48;20;50;0;0t")
    terminal.type("\u{1B}[?2031;2$y\u{1B}[?2048;2$y\u{1B}[?2027;1$y")
    try #require(terminal.shows("\u{1B}[?2031h\u{1B}[?2048h"))
    terminal.type("\u{1B}[?997;2n")
    try #require(terminal.shows("light"))
    #expect(!terminal.hasWritten("size 50x"))
    terminal.type("\u{1B}[48;20;50;0;0t")
    try #require(terminal.shows("size 50x"))
    // A signal makes the size known from the driver again.
    terminal.resize(columns: 70, rows: 22)
    try #require(terminal.shows("size 70x"))
    expectOrderlyEnd(terminal)
    // A mode that was set already stays set.
    #expect(!terminal.hasWritten("\u{1B}[?2027h"))
    #expect(!terminal.hasWritten("\u{1B}[?2027l"))
  }
}
