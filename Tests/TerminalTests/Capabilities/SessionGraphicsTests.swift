import TerminalHarness
import TestSupport
import Testing

@testable import Terminal

/// Runs a program with an image on a pseudo-terminal that answers as terminals with pictures do.
@Suite(.serialized, .watchdog) struct SessionGraphicsTests {
  private func terminal() throws -> PseudoTerminal {
    let terminal = PseudoTerminal(
      "SessionTestApp", ["pictures"], environment: ["COLORTERM=truecolor"])
    try #require(terminal.shows("\u{1B}[c"))
    return terminal
  }

  /// Quits, and answers the last query.
  private func quit(_ terminal: PseudoTerminal) throws {
    let count = terminal.text.ranges(of: "\u{1B}[c").count
    terminal.type("q")
    try #require(terminal.shows { $0.ranges(of: "\u{1B}[c").count == count + 1 })
    terminal.type("\u{1B}[?62c")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func showsPicturesAndDeletesThem() throws {
    let terminal = try terminal()
    #expect(!terminal.hasWritten("\u{1B}_"))
    terminal.type("\u{1B}P>|kitty(0.36.1)\u{1B}\\\u{1B}[?62c")
    try #require(terminal.shows("\u{1B}_Gi=31,s=1,v=1,a=q"))
    terminal.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;4;2t\u{1B}[?62c")
    try #require(terminal.shows("\u{1B}_Ga=p,i=1,p=1,x=0,y=0,w=20,h=20,c=10,r=5,C=1,q=2\u{1B}\\"))
    try quit(terminal)
    let deletion = try #require(terminal.text.ranges(of: "\u{1B}_Ga=d,d=A,q=2\u{1B}\\").last)
    let leaving = try #require(terminal.text.ranges(of: "\u{1B}[?1049l").first)
    #expect(deletion.upperBound <= leaving.lowerBound)
  }

  @Test func showsSixels() throws {
    let terminal = try terminal()
    terminal.type("\u{1B}[?62;4c")
    try #require(terminal.shows("\u{1B}[16t"))
    terminal.type("\u{1B}[6;4;2t\u{1B}[?62;4c")
    try #require(terminal.shows("\u{1B}P0;1q\"1;1;20;20"))
    try quit(terminal)
    #expect(!terminal.hasWritten("\u{1B}_"))
  }

  @Test func asksNothingOfATerminalThatTakesTheQueryForATitle() throws {
    let terminal = try terminal()
    terminal.type("\u{1B}P>|tmux 3.4\u{1B}\\\u{1B}[?62c")
    try quit(terminal)
    #expect(!terminal.hasWritten("\u{1B}_") && !terminal.hasWritten("\u{1B}[16t"))
  }
}
