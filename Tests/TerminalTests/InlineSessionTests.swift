import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs a program with an inline view on a pseudo-terminal.
@Suite(.serialized, .watchdog) struct InlineSessionTests {
  private func run() throws -> PseudoTerminal {
    let terminal = PseudoTerminal("SessionTestApp", ["inline"], columns: 100, rows: 12)
    try #require(terminal.shows("finish"))
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
    // Neither the alternate screen nor the mouse.
    for mode in ["1049", "1003", "1006"] { #expect(!terminal.hasWritten("\u{1B}[?\(mode)h")) }
    #expect(!terminal.hasWritten("\u{1B}[2J"))
  }

  @Test func leavesTheLastFrameAboveTheNextOutput() throws {
    let terminal = try run()
    terminal.type("a")
    try #require(terminal.shows("Row 1"))
    terminal.type("f")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
    // From the first of three rows, down to the last and into the next one.
    #expect(terminal.hasWritten("\u{1B}[?7h\u{1B}[2B\r\n"))
    #expect(terminal.hasWritten("Result 2"))
  }

  @Test func printsAboveTheView() throws {
    let terminal = try run()
    terminal.type("p")
    try #require(terminal.shows("Line 1\u{241B}[31m\r\n"))
    terminal.type("if")
    #expect(terminal.waitForExit() == 0)
    // An incomplete line is printed at the end.
    #expect(terminal.hasWritten("No endResult 3"))
    expectRestored(terminal)
  }

  @Test func doesNotEndOnQ() throws {
    let terminal = try run()
    terminal.type("qa")
    try #require(terminal.shows("Row 1"))
    terminal.type("f")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func aViewThatQuitsCancelsTheWork() throws {
    let terminal = try run()
    terminal.type("k")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("Result -1"))
    expectRestored(terminal)
  }

  @Test func endsBySIGINTOnControlC() throws {
    let terminal = try run()
    terminal.type("\u{03}")
    #expect(terminal.waitForExit() == 128 + SIGINT)
    expectRestored(terminal)
    #expect(terminal.hasWritten("\u{1B}[1B\r\n"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func endsBySignal(number: Int32) throws {
    let terminal = try run()
    terminal.signal(number)
    #expect(terminal.waitForExit() == 128 + number)
    expectRestored(terminal)
    #expect(terminal.hasWritten("\u{1B}[1B\r\n"))
  }

  @Test func restoresTheTerminalWhenTheWorkCrashes() throws {
    let terminal = try run()
    terminal.type("x")
    #expect(terminal.waitForExit() != 0)
    expectRestored(terminal)
    #expect(terminal.hasWritten("The work has failed."))
  }

  @Test func drawsTheViewAgainAfterAStop() throws {
    let terminal = try run()
    terminal.type("\u{1A}")
    try #require(terminal.shows("stopped"))
    #expect(terminal.changedModes(before: "stopped") == [])
    try #require(terminal.shows { $0.ranges(of: "Rows:").count > 1 })
    terminal.type("f")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func erasesTheViewWhileTheTerminalIsLent() throws {
    let terminal = try run()
    terminal.type("l")
    try #require(terminal.shows("Lent"))
    #expect(terminal.changedModes(before: "Lent") == [])
    // No line feed moves the cursor below a view that is not there.
    #expect(terminal.hasWritten("\u{1B}[J\r\u{1B}\\"))
    #expect(!terminal.hasWritten("B\r\n"))
    terminal.type("\r")
    try #require(terminal.shows { $0.ranges(of: "Rows:").count > 1 })
    terminal.type("f")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func drawsTheViewAgainAfterAResize() throws {
    let terminal = try run()
    terminal.resize(columns: 110, rows: 12)
    try #require(terminal.shows { $0.ranges(of: "Rows:").count > 1 })
    terminal.type("f")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func returnsTheValueOfAView() throws {
    let terminal = PseudoTerminal("SessionTestApp", ["prompt"])
    try #require(terminal.shows("name:"))
    terminal.type("\tBob\r")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("Hello, Bob!"))
    expectRestored(terminal)
    // The view is marked as a prompt, and what follows as output.
    #expect(terminal.hasWritten("\r\u{1B}]133;A\u{1B}\\"))
    #expect(terminal.hasWritten("\r\n\u{1B}]133;C\u{1B}\\"))
  }

  @Test func writesLinesAndTheLastFrameWithoutATerminal() {
    let program = Program("SessionTestApp", ["progress"])
    #expect(program.waitForExit() == .status(0))
    #expect(!program.text.contains("\u{1B}"))
    let lines = program.text.split(separator: "\n")
    #expect(lines.first == "Copied file 1.")
    #expect(lines.last?.hasSuffix("100%") == true)
    #expect(lines.count { $0.contains("Copying") } == 1)
  }
}
