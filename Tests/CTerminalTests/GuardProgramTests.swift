import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program on a terminal of its own, which is restored however the program ends.
@Suite(.watchdog) struct GuardProgramTests {
  /// Runs the program, presses `key`, and returns its exit status and what it wrote after the
  /// session.
  private func run(pressing key: String, _ end: (PseudoTerminal) -> Void = { _ in }) throws
    -> (status: Int32?, output: Substring)
  {
    let terminal = PseudoTerminal("CrashTestApp")
    try #require(terminal.shows("Ready"))
    terminal.type(key)
    end(terminal)
    let status = terminal.waitForExit()
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
    let end = terminal.text.ranges(of: "\u{1B}[?1049l").last?.upperBound
    return (status, terminal.text[(end ?? terminal.text.startIndex)...])
  }

  @Test func restoresTheTerminalBeforeAFatalError() throws {
    let (status, output) = try run(pressing: "f")
    #expect([128 + SIGILL, 128 + SIGTRAP].contains(status))
    #expect(output.contains("The invariant is broken."))
  }

  @Test func printsAFatalErrorThatTheReaderHasNotRead() throws {
    let (status, output) = try run(pressing: "t")
    #expect([128 + SIGILL, 128 + SIGTRAP].contains(status))
    #expect(output.contains("The invariant is broken."))
  }

  @Test func restoresTheTerminalOnExit() throws {
    #expect(try run(pressing: "x").status == 3)
  }

  @Test func printsStandardErrorAfterTheSession() throws {
    let (status, output) = try run(pressing: "w") { $0.type("q") }
    #expect(status == 0)
    #expect(output.contains("A warning."))
  }

  @Test func printsStandardOutputAfterTheSession() throws {
    let (status, output) = try run(pressing: "p") { $0.type("q") }
    #expect(status == 0)
    #expect(output.contains("A line of output."))
  }

  @Test func printsTheEndOfMuchStandardError() throws {
    let (status, output) = try run(pressing: "l") { $0.type("q") }
    #expect(status == 0)
    #expect(!output.contains("The first line."))
    #expect(output.contains("….."))
    #expect(output.contains("....The end."))
  }

  @Test func aSecondSignalEndsAProgramThatHangs() throws {
    let (status, _) = try run(pressing: "h") { terminal in
      #expect(terminal.shows("hanging"))
      terminal.signal(SIGTERM)
      terminal.signal(SIGHUP)
    }
    #expect([128 + SIGTERM, 128 + SIGHUP].contains(status))
  }

  private static let fatalSignals: [CInt] = {
    let signals = [SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
    #if canImport(Darwin)
      return signals
    #else
      return signals + [SIGIO, SIGPWR, 64]
    #endif
  }()

  @Test(arguments: fatalSignals)
  func restoresTheTerminalOnSignalsThatEndProgramsByDefault(number: CInt) throws {
    #expect(try run(pressing: "") { $0.signal(number) }.status == 128 + number)
  }

  @Test(arguments: ["c", "v"])
  func showsNoFrameAfterAnotherThreadHasEndedTheProgram(key: String) throws {
    for _ in 0..<10 {
      let (_, output) = try run(pressing: "a") { terminal in
        _ = terminal.shows("++++++++")
        terminal.type(key)
      }
      #expect(!output.contains("\u{1B}["))
    }
  }

  @Test func resetsTheModesOnceIfASecondSignalInterruptsTheEnd() throws {
    let terminal = PseudoTerminal("CrashTestApp")
    try #require(terminal.shows("Ready"))
    // A terminal that answers is queried again at the end.
    terminal.type("\u{1B}[?62;22c")
    terminal.type("w")
    terminal.signal(SIGTERM)
    try #require(terminal.shows("\u{1B}[?1049l"))
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.text.ranges(of: "\u{1B}[?1049l").count == 1)
  }

  @Test(arguments: [("q", 0), ("x", 3), ("k", 4), ("\u{3}", 128 + SIGINT)] as [(String, Int32)])
  func restoresATerminalThatIsReadOnlyAfterTheEnd(key: String, status: Int32) throws {
    let terminal = PseudoTerminal("CrashTestApp")
    try #require(terminal.shows("Ready"))
    terminal.fill()
    terminal.type(key)
    terminal.waitForEndWithoutReading()
    #expect(terminal.waitForExit() == status)
    #expect(terminal.isRestoredInTheEnd())
  }

  @Test func showsAllOutputOnATerminalThatIsReadOnlyAfterTheEnd() throws {
    let terminal = PseudoTerminal("CrashTestApp")
    try #require(terminal.shows("Ready"))
    // The output is more than the terminal accepts.
    terminal.type("lq")
    terminal.waitForEndWithoutReading()
    #expect(terminal.shows("The end."))
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.isRestoredInTheEnd())
  }

  @Test func stopsOnlyWhenATerminalThatIsNotReadHasBeenRestored() throws {
    let terminal = PseudoTerminal("CrashTestApp")
    try #require(terminal.shows("Ready"))
    // More than the terminal accepts is to be shown before the stop.
    terminal.type("l\u{1A}")
    try #require(terminal.shows("stopped"))
    #expect(terminal.changedModes(before: "stopped").isEmpty)
    #expect(terminal.hasWritten("The end."))
    try #require(terminal.shows { $0.ranges(of: "Ready").count > 1 })
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.isRestoredInTheEnd())
  }

  @Test func aSignalEndsAProgramThatWaitsForTheTerminalBeforeItStops() throws {
    let terminal = PseudoTerminal("CrashTestApp")
    try #require(terminal.shows("Ready"))
    let id = try #require(terminal.programID)
    terminal.fill()
    // More than the terminal will accept is to be shown before the stop.
    terminal.type("l\u{1A}")
    kill(id, SIGTERM)
    terminal.waitForEndWithoutReading()
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.isRestoredInTheEnd())
  }

  @Test func twoSignalsEndAProgramWhoseTerminalIsNotRead() throws {
    let terminal = PseudoTerminal("CrashTestApp")
    try #require(terminal.shows("Ready"))
    let id = try #require(terminal.programID)
    // The output is more than the terminal accepts.
    terminal.type("l")
    kill(id, SIGTERM)
    kill(id, SIGTERM)
    terminal.waitForEndWithoutReading()
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.isRestoredInTheEnd())
  }
}
