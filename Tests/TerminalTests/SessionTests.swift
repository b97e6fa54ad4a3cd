import TerminalHarness
import TestSupport
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs the demo on a pseudo-terminal. However it ends, the terminal has to be restored.
@Suite(.serialized, .watchdog) struct SessionTests {
  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
    #expect(terminal.hasWritten("\u{1B}[?1049h"))
  }

  @Test func quitsOnQ() throws {
    let terminal = PseudoTerminal("Demo")
    try #require(terminal.shows("Select All"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test(arguments: ["C", "en_US.ISO-8859-1"])
  func drawsInASCIIWithoutUTF8(locale: String) throws {
    let terminal = PseudoTerminal("Demo", environment: ["LC_ALL=\(locale)"])
    try #require(terminal.shows("Select All"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.unicodeScalars.allSatisfy { $0.isASCII })
    expectRestored(terminal)
  }

  #if !canImport(Darwin)
    /// The limit is the number of descriptors, because the shell closes all but three.
    @Test(arguments: 4...14)
    func needsTenDescriptorsBesidesTheStandardStreams(limit: Int) throws {
      let script = """
        for file in /proc/$$/fd/*; do
          descriptor=${file##*/}
          if [ $descriptor -gt 2 ]; then eval "exec $descriptor>&-"; fi
        done
        ulimit -n \(limit); exec "$0"
        """
      let terminal = PseudoTerminal(
        "Demo",
        script: PseudoTerminal.Script(
          "start() { bash -c '\(script)' \"$program\"; }\n"
            + PseudoTerminal.Script.foreground.text))
      try #require(terminal.shows { $0.contains("Select All") || $0.contains("ended ") })
      if limit >= 13 {
        terminal.type("q")
        #expect(terminal.waitForExit() == 0)
        expectRestored(terminal)
      } else {
        #expect(terminal.waitForExit() == 71)
        #expect(!terminal.hasWritten("\u{1B}"))
        #expect(terminal.text.ranges(of: "Too many open files.").count == 1)
        #expect(terminal.text.split { $0.isNewline }.count == 4)
      }
    }
  #endif

  @Test func endsWithTheStatusOfAViewThatQuits() throws {
    for (key, status) in [("k", 4), ("d", 0)] as [(String, Int32)] {
      let terminal = PseudoTerminal("CrashTestApp")
      try #require(terminal.shows("Ready"))
      // What is typed after that is not handled any more.
      terminal.type(key + "x")
      #expect(terminal.waitForExit() == status)
      expectRestored(terminal)
    }
  }

  @Test func endsBySIGINTOnControlC() throws {
    let terminal = PseudoTerminal("Demo")
    try #require(terminal.shows("Select All"))
    terminal.type("\u{03}")
    #expect(terminal.waitForExit() == 128 + SIGINT)
    expectRestored(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV])
  func endsBySignal(number: Int32) throws {
    let terminal = PseudoTerminal("Demo")
    try #require(terminal.shows("Select All"))
    terminal.signal(number)
    #expect(terminal.waitForExit() == 128 + number)
    expectRestored(terminal)
  }

  @Test func programsAreToldBeforeASignalEndsThem() throws {
    let terminal = PseudoTerminal("SessionTestApp", ["terminated"])
    try #require(terminal.shows("active"))
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.text.contains("Last words"))
  }

  @Test func keysAndMousePressButtons() throws {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000", "--page", "looks"])
    try #require(terminal.shows("Continue"))
    // Shift-Tab moves the focus to the bar, and then to the last button.
    terminal.type("\u{1B}[Z\u{1B}[Z\r")
    try #require(terminal.shows("Pressed once."))
    terminal.type("1")
    try #require(terminal.shows("Custom button"))
    terminal.type("\u{1B}[<0;70;15M\u{1B}[<0;70;15m")
    try #require(terminal.shows("◆"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func redrawsAfterAResize() throws {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    try #require(terminal.shows("Multicolor"))
    for (columns, rows) in [(20, 5), (1, 1), (80, 24)] as [(UInt16, UInt16)] {
      let clears = terminal.text.ranges(of: "\u{1B}[2J").count
      terminal.resize(columns: columns, rows: rows)
      try #require(terminal.shows { $0.ranges(of: "\u{1B}[2J").count > clears })
    }
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func resumesAfterAStop() throws {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    try #require(terminal.shows("Multicolor"))
    terminal.type("\u{1A}")
    try #require(terminal.shows("stopped"))
    #expect(terminal.changedModes(before: "stopped") == [])
    try #require(terminal.shows { $0.ranges(of: "Multicolor").count > 1 })
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func tellsTheViewsTheScenePhase() throws {
    let terminal = PseudoTerminal("SessionTestApp")
    // The last entry of the log centers the rows anew. If that happened in the same frame as the
    // change of the phase, only the "in" would be written.
    try #require(terminal.shows("active") && terminal.shows("second"))
    terminal.type("\u{1B}[O")
    try #require(terminal.shows("inactive"))
    terminal.type("\u{1A}")
    // The terminal is taken over again after a stop, which the views have seen coming.
    try #require(terminal.shows("suspended"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func tellsTheViewsTheColorScheme() throws {
    let terminal = PseudoTerminal("SessionTestApp", environment: ["COLORFGBG=0;15"])
    try #require(terminal.shows("light"))
    terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\")
    try #require(terminal.shows("dark"))
    // The terminal is queried again when its window gains the focus.
    let queries = terminal.text.ranges(of: "\u{1B}]11;?").count
    terminal.type("\u{1B}[I")
    try #require(terminal.shows { $0.ranges(of: "\u{1B}]11;?").count > queries })
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func aTerminalThatDoesNotTellItsBackgroundHasItsOwnColors() throws {
    let terminal = PseudoTerminal("SessionTestApp", environment: ["COLORTERM=truecolor"])
    try #require(terminal.shows("38;2;108;176;255m"))
    // It answers the queries without a background.
    terminal.type("\u{1B}[?62c")
    try #require(terminal.shows("\u{1B}[94m"))
    terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    try #require(terminal.shows("38;2;11;87;208m"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
  }

  @Test func theConfiguredColorSchemeComesFirst() throws {
    let terminal = PseudoTerminal("SessionTestApp", ["light"], environment: ["COLORFGBG=15;0"])
    try #require(terminal.shows("light, active"))
    terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[O")
    try #require(terminal.shows("inactive"))
    #expect(!terminal.text.contains("dark"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test(arguments: ["1", "3"])
  func endsAfterTheGivenNumberOfFrames(count: String) {
    let terminal = PseudoTerminal("Demo", ["--interval", "0.01", "--frames", count])
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("Select All"))
    expectRestored(terminal)
  }

  @Test func updatesTheViewsWhileTheTerminalDoesNotRead() throws {
    let terminal = PseudoTerminal("SessionTestApp", ["--flood"])
    try #require(terminal.shows("\u{1B}[c"))
    // Nobody reads what the program writes until it has ended.
    let process = ParentProcess(id: try #require(terminal.programID))
    var entry = process.pollDescriptor.pollEntry
    try #require(poll(&entry, 1, 60_000) == 1)
    #expect(terminal.waitForExit() == 7)
    #expect(terminal.hasRestoredSettings)
  }

  @Test func queriesATerminalAgainInTheEndThatHasResponded() throws {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    try #require(terminal.shows("\u{1B}[c"))
    // In kitty's protocol, the session has read the response before the key.
    terminal.type(terminal.unknownModeResponse + "\u{1B}[?1u\u{1B}[?62c")
    try #require(terminal.shows("\u{1B}[>31u"))
    terminal.type("\u{1B}[113;;113u\u{1B}[113;1:3u")
    try #require(terminal.shows { $0.ranges(of: "\u{1B}[c").count == 2 })
    #expect(!terminal.hasWritten("ended"))
    terminal.type("\u{1B}[?62c")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
    #expect(!terminal.hasWritten("62c"))
  }

  @Test func discardsAResponseThatArrivesAfterTheEnd() throws {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    try #require(terminal.shows("\u{1B}[c"))
    terminal.type("q")
    try #require(terminal.shows("\u{1B}[?1049l"))
    terminal.type(terminal.unknownModeResponse + "\u{1B}[?62c")
    try #require(terminal.shows { $0.ranges(of: "\u{1B}[c").count == 2 })
    terminal.type("\u{1B}[?62c")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal)
    #expect(!terminal.hasWritten("62c"))
  }

  @Test func doesNotQueryATerminalAgainThatHasNotResponded() throws {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    try #require(terminal.shows("Multicolor"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.ranges(of: "\u{1B}[c").count == 1)
    expectRestored(terminal)
  }
}
