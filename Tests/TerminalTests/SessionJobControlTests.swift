import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A session under a shell with job control: only the foreground job uses the terminal.
@Suite(.watchdog) struct SessionJobControlTests {
  /// Runs the program until it shows its first frame, and stops it by Ctrl-Z.
  private func stoppedProgram(_ script: String) throws -> PseudoTerminal {
    let terminal = PseudoTerminal(
      "CrashTestApp",
      script: .init("start \"$@\"\n" + script))
    try #require(terminal.shows("Ready"))
    terminal.type("\u{1A}")
    return terminal
  }

  private func entries(_ terminal: PseudoTerminal) -> Int {
    terminal.text.ranges(of: "\u{1B}[?1049h").count
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aStoppedProgramEndsSilently(number: Int32) throws {
    let terminal = try stoppedProgram(
      "echo stopped; kill -\(number) %1; kill -\(SIGCONT) %1; waitForJob; end $status")
    #expect(terminal.waitForExit() == 128 + number)
    let end = terminal.text.firstRange(of: "stopped")?.upperBound ?? terminal.text.startIndex
    #expect(!terminal.text[end...].contains("\u{1B}"))
    #expect(terminal.hasRestoredSettings)
  }

  @Test func aBackgroundProgramEndsSilently() throws {
    let terminal = try stoppedProgram(
      "echo stopped; bg > /dev/null; kill -\(SIGTERM) %1; waitForJob; end $status")
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    let end = terminal.text.firstRange(of: "stopped")?.upperBound ?? terminal.text.startIndex
    #expect(!terminal.text[end...].contains("\u{1B}"))
    #expect(terminal.hasRestoredSettings)
  }

  @Test func comesBackFromTheBackground() throws {
    let terminal = try stoppedProgram(
      "bg > /dev/null; echo moved; read line; fg > /dev/null; end $?")
    try #require(terminal.shows("moved"))
    #expect(terminal.changedModes() == [])
    terminal.type("\n")
    try #require(terminal.shows { $0.ranges(of: "Ready").count > 1 })
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    // Once more if the signal follows late, for the program cannot know what has happened before.
    #expect((2...3).contains(entries(terminal)))
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  #if !canImport(Darwin)
    private static let isolation = ["unshare", "--user", "--map-root-user", "--pid", "--fork"]

    private static var canIsolate: Bool {
      let test = ChildProcess("/usr/bin/env", isolation + ["true"], flags: 0) { _ in }
      return test.wait() == .status(0)
    }

    /// The group also contains the program that has started it, which would stop alone.
    @Test(.enabled(if: canIsolate)) func theFirstProcessOfAContainerDoesNotStop() throws {
      let command = Self.isolation.joined(separator: " ")
      let terminal = PseudoTerminal(
        "CrashTestApp", script: .init("\(command) \"$program\"\nend $?"))
      try #require(terminal.shows("Ready"))
      terminal.type("\u{1A}q")
      #expect(terminal.waitForExit() == 0)
      #expect(entries(terminal) == 1)
      #expect(terminal.hasRestoredSettings)
      #expect(terminal.changedModes() == [])
    }
  #endif

  @Test func entersOnceWhenItHasStartedInTheBackground() throws {
    let terminal = PseudoTerminal(
      "CrashTestApp",
      script: .init("start \"$@\" & read line; fg > /dev/null; end $?"))
    try #require(terminal.shows { $0.contains("program ") && $0.last?.isNewline == true })
    terminal.waitUntilStopped()
    #expect(entries(terminal) == 0)
    terminal.type("\n")
    try #require(terminal.shows("Ready"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(entries(terminal) == 1)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func stopsOnceForSeveralSignals() throws {
    let terminal = PseudoTerminal("CrashTestApp")
    try #require(terminal.shows("Ready"))
    for _ in 0..<3 { terminal.signal(SIGTSTP) }
    try #require(terminal.shows { $0.ranges(of: "Ready").count > 1 })
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.ranges(of: "stopped").count == 1)
    #expect(terminal.hasRestoredSettings)
  }

  @Test func continuesAtOnceWithoutAShell() throws {
    // The program is in the process group of the session leader, which is orphaned.
    let terminal = PseudoTerminal(
      "CrashTestApp",
      script: .init("set +m; start \"$@\"; end $?"))
    try #require(terminal.shows("Ready"))
    terminal.type("\u{1A}")
    try #require(terminal.shows { $0.ranges(of: "Ready").count > 1 })
    #expect(entries(terminal) == 2)
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasRestoredSettings)
  }

  @Test(arguments: ["2>&-", "<&-", "<&- 2>&-"])
  func runsWithClosedStreams(redirections: String) throws {
    let terminal = PseudoTerminal(
      "CrashTestApp",
      script: .init("start \"$@\" \(redirections); end $?"))
    try #require(terminal.shows("Ready"))
    terminal.type("wq")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }
}
