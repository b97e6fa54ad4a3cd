import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs a program on terminals that tell their names, and looks for what only these receive. It is
/// undone however the program ends.
@Suite(.serialized, .watchdog) struct SessionFeaturesTests {
  private func run(on version: String?, environment: [String] = []) throws -> PseudoTerminal {
    let terminal = PseudoTerminal("SessionTestApp", ["services"], environment: environment)
    try #require(terminal.shows("Ready") && terminal.shows("\u{1B}[c"))
    terminal.type((version.map { "\u{1B}P>|\($0)\u{1B}\\" } ?? "") + "\u{1B}[?62c")
    return terminal
  }

  /// How a program ends: what is typed, or the signal that it receives.
  private enum End: CaseIterable {
    case quit, interrupt, termination, kill

    func perform(on terminal: PseudoTerminal) {
      switch self {
      case .quit: terminal.type("q")
      case .interrupt: terminal.type("\u{3}")
      case .termination: terminal.signal(SIGTERM)
      case .kill: terminal.signal(SIGKILL)
      }
    }
  }

  /// Ends the program, and expects that the last of the sequences that begin with `start` is
  /// `reset`.
  private func expect(_ reset: String, _ start: String, at end: End, of terminal: PseudoTerminal) {
    end.perform(on: terminal)
    #expect(terminal.waitForExit() != nil)
    #expect(terminal.isRestoredInTheEnd())
    let last = terminal.text.ranges(of: start).last.map { terminal.text[$0.lowerBound...] }
    #expect(last?.hasPrefix(reset) == true)
  }

  @Test(arguments: End.allCases)
  private func progressEndsWithTheProgram(end: End) throws {
    let terminal = try run(on: "ghostty 1.2.0")
    terminal.type("p")
    try #require(terminal.shows("\u{1B}]9;4;1;50\u{1B}\\"))
    expect("\u{1B}]9;4;0;0\u{1B}\\", "\u{1B}]9;4;", at: end, of: terminal)
  }

  @Test func progressIsShownAgainAfterAStop() throws {
    let terminal = try run(on: "ghostty 1.2.0")
    terminal.type("p")
    try #require(terminal.shows("\u{1B}]9;4;1;50\u{1B}\\"))
    terminal.type("\u{1A}")
    try #require(terminal.shows("stopped"))
    try #require(terminal.shows { $0.ranges(of: "\u{1B}]9;4;1;50").count == 2 })
    #expect(terminal.text.ranges(of: "\u{1B}]9;4;0;0").count == 1)
    expect("\u{1B}]9;4;0;0", "\u{1B}]9;4;", at: .quit, of: terminal)
  }

  @Test func otherTerminalsReceiveNoProgress() throws {
    let terminal = try run(on: "kitty(0.26.5)")
    terminal.type("pt")
    try #require(terminal.shows("titled"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.hasWritten("\u{1B}]9;4"))
  }

  @Test(arguments: End.allCases)
  private func thePointerIsAHandOverButtons(end: End) throws {
    let terminal = try run(on: "ghostty 1.2.0")
    // The last row has the buttons.
    terminal.type("\u{1B}[<35;41;24M")
    try #require(terminal.shows("\u{1B}]22;pointer\u{1B}\\"))
    terminal.type("\u{1B}[<35;41;1M")
    try #require(terminal.shows("\u{1B}]22;default\u{1B}\\"))
    expect("\u{1B}]22;text\u{1B}\\", "\u{1B}]22;", at: end, of: terminal)
  }

  @Test(arguments: End.allCases)
  private func modifiedKeysAreReported(end: End) throws {
    let terminal = try run(on: "XTerm(379)")
    try #require(terminal.shows("\u{1B}[>4;1m"))
    expect("\u{1B}[>4m", "\u{1B}[>4", at: end, of: terminal)
  }

  @Test func aKeyboardProtocolNeedsNoModifiedKeys() throws {
    let terminal = try run(on: "WezTerm 20250209")
    try #require(terminal.shows("\u{1B}[>4;1m"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    let other = PseudoTerminal("SessionTestApp", ["services"])
    try #require(other.shows("Ready") && other.shows("\u{1B}[c"))
    other.type("\u{1B}[?0u\u{1B}P>|WezTerm 20250209\u{1B}\\\u{1B}[?62c")
    try #require(other.shows("\u{1B}[>31u"))
    other.type("\u{3}")
    #expect(other.waitForExit() == 128 + SIGINT)
    #expect(!other.hasWritten("\u{1B}[>4"))
  }

  @Test(arguments: [
    (["TERM=xterm-256color"], true), (["TERM=xterm-256color", "FORCE_COLOR=2"], false),
    (["TERM=xterm"], true), (["TERM=xterm", "FORCE_COLOR=1"], false),
    (["TERM=xterm-256color", "NO_COLOR=1"], false),
  ])
  func aTerminalThatIsKnownHasAllColors(environment: [String], hasTrueColor: Bool) throws {
    let terminal = try run(on: "XTerm(379)", environment: environment + ["COLORTERM="])
    try #require(terminal.shows("\u{1B}[>4;1m"))
    // Where the background is known, views have colors that are not the terminal's own.
    terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\t")
    terminal.resize(columns: 70, rows: 20)
    try #require(terminal.shows("size 70x"))
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == 128 + SIGINT)
    #expect(terminal.hasWritten("8;2;") == hasTrueColor)
  }
}
