import TerminalHarness
import TestSupport
import Testing

@testable import Terminal

@Suite(.serialized, .watchdog) struct SessionAccessibilityTests {
  @Test func environmentVariablesDetermineWhatIsNotSet() {
    typealias Accessibility = Session.Configuration.Accessibility
    func resolved(_ variables: [String: String], _ given: Accessibility = .init()) -> Accessibility
    {
      given.resolved { variables[$0] }
    }
    #expect(resolved([:]).usesScreenReader == false)
    #expect(resolved([:]).reducesMotion == false)
    #expect(resolved([:]).increasesContrast == false)
    #expect(resolved(["ACCESSIBLE": "1"]).usesScreenReader == true)
    #expect(resolved(["ACCESSIBLE": "1"]).reducesMotion == true)
    #expect(resolved(["ACCESSIBLE": "0"]).usesScreenReader == false)
    #expect(resolved(["REDUCE_MOTION": "yes"]).reducesMotion == true)
    #expect(resolved(["REDUCE_MOTION": "False"]).reducesMotion == false)
    #expect(resolved(["HIGH_CONTRAST": "1"]).increasesContrast == true)
    var given = Accessibility()
    (given.usesScreenReader, given.reducesMotion) = (false, false)
    #expect(resolved(["ACCESSIBLE": "1", "REDUCE_MOTION": "1"], given).usesScreenReader == false)
    #expect(resolved(["ACCESSIBLE": "1", "REDUCE_MOTION": "1"], given).reducesMotion == false)
  }

  /// The lines that a program has written, without the codes of bracketed paste.
  private func lines(_ terminal: PseudoTerminal) -> [String] {
    terminal.text.replacing("\u{1B}[?2004h", with: "").split(separator: "\r\n").map(String.init)
  }

  @Test func writesALineForEachChangeOfTheFocus() throws {
    let terminal = PseudoTerminal(
      "Demo", ["--screen-reader", "--page", "styles", "--interval", "1000"])
    try #require(terminal.shows("\r\n"))
    let first = lines(terminal)
    terminal.type("\t")
    try #require(terminal.shows { $0.split(separator: "\r\n").count > first.count })
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
    // Nothing but the modes of pasting, and the question at the end, is an escape sequence.
    for code in ["\u{1B}[?1049h", "\u{1B}[?25l", "\u{1B}[H", "\u{1B}[2J", "\u{1B}[?1003h"] {
      #expect(!terminal.text.contains(code))
    }
  }
}
