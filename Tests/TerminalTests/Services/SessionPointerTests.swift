import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Drags a slider with ten numbers for each column, on a terminal with cells of 10 × 20 pixels.
@Suite(.serialized, .watchdog) struct SessionPointerTests {
  private func run(knowsPixels: Bool = true) throws -> PseudoTerminal {
    let terminal = PseudoTerminal("SessionTestApp", ["slider"])
    try #require(terminal.shows("Ready") && terminal.shows("\u{1B}[c"))
    terminal.type("\u{1B}[?1016;\(knowsPixels ? 2 : 0)$y\u{1B}[6;20;10t\u{1B}[?62c")
    return terminal
  }

  @Test func dragsByPixelsBetweenTheAnswersOfTheTerminal() throws {
    let terminal = try run()
    terminal.type("\u{1B}[<0;41;1M")
    try #require(terminal.shows("400") && terminal.shows("\u{1B}[?1016h\u{1B}[?1016$p"))
    terminal.type("\u{1B}[<32;43;1M")
    try #require(terminal.shows("420"))
    // One pixel to the right of the middle of the 43rd column.
    terminal.type("\u{1B}[?1016;1$y\u{1B}[<32;427;10M")
    try #require(terminal.shows("421"))
    terminal.type("\u{1B}[<0;427;10m")
    try #require(terminal.shows("\u{1B}[?1016l\u{1B}[?1006h\u{1B}[?1016$p"))
    terminal.type("\u{1B}[<0;305;10M")
    try #require(terminal.shows("300"))
    terminal.type("\u{1B}[<0;305;10m\u{1B}[?1016;2$y\u{1B}[?1016;1$y\u{1B}[?1016;2$y")
    terminal.type("\u{1B}[<0;52;1M")
    try #require(terminal.shows("510"))
    terminal.type("\u{1B}[<0;52;1mq")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.changedModes() == [])
  }

  @Test func dragsByCellsWhereTheTerminalKnowsNoPixels() throws {
    let terminal = try run(knowsPixels: false)
    terminal.type("\u{1B}[<0;41;1M")
    try #require(terminal.shows("400"))
    terminal.type("\u{1B}[<32;43;1M")
    try #require(terminal.shows("420"))
    terminal.type("\u{1B}[<0;43;1mq")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.hasWritten("\u{1B}[?1016h"))
  }

  /// What ends or interrupts a drag.
  private enum End: CaseIterable {
    case interrupt, stop, kill
  }

  @Test(arguments: End.allCases)
  private func resetsTheModeWhateverEndsTheDrag(end: End) throws {
    let terminal = try run()
    terminal.type("\u{1B}[<0;41;1M")
    try #require(terminal.shows("\u{1B}[?1016h"))
    switch end {
    case .interrupt: terminal.type("\u{3}")
    case .kill: terminal.signal(SIGKILL)
    case .stop:
      terminal.type("\u{1A}")
      try #require(terminal.shows("stopped"))
      try #require(terminal.shows { $0.ranges(of: "\u{1B}[?1016h").count == 2 })
      terminal.type("\u{1B}[?1016;1$y\u{1B}[<0;415;10mq")
    }
    #expect(terminal.waitForExit() != nil)
    #expect(terminal.isRestoredInTheEnd())
    #expect(terminal.changedModes() == [])
  }
}
