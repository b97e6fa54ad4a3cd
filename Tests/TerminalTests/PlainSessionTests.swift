import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct PlainSessionTests {
  @Test func writesABlockForEachChange() {
    let demo = Program("Demo", ["--frames", "3", "--interval", "0.01"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.contains("|     Select All     |"))
    #expect(demo.text.contains("|     Delete All     |"))
    #expect(demo.text.split(separator: "\n\n").count == 3)
    #expect(demo.text.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) })
  }

  @Test func endsAfterTheLastFrame() {
    let demo = Program("Demo", ["--frames", "1", "--page", "sign-in"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.split(separator: "\n\n\n").count == 1)
  }

  @Test func hasTheConfiguredSize() {
    let demo = Program("Demo", ["--frames", "1", "--interval", "0.01", "--columns", "30"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.split(separator: "\n").map(\.count).max() == 30)
  }

  @Test func is80ColumnsWideByDefault() {
    let demo = Program("Demo", ["--frames", "1", "--interval", "0.01"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.split(separator: "\n").map(\.count).max() == 80)
  }

  @Test func writesNoBlanksToCenterTheViews() {
    let app = Program("SessionTestApp", [])
    #expect(app.shows("active"))
    app.signal(SIGTERM)
    #expect(app.waitForExit() == .signal(SIGTERM))
    #expect(app.text.trimmingPrefix { $0 == " " }.hasPrefix("Log:"))
    #expect(app.text.prefix { $0 == " " }.count < 4)
  }

  @Test func endsBySignal() {
    let demo = Program("Demo", ["--plain"])
    #expect(demo.shows("Custom button"))
    demo.signal(SIGTERM)
    #expect(demo.waitForExit() == .signal(SIGTERM))
  }

  @Test(arguments: [
    ("FORCE_COLOR=1", true), ("FORCE_COLOR=3", true), ("CLICOLOR_FORCE=1", true),
    ("COLORTERM=truecolor", false), ("FORCE_COLOR=0", false),
  ])
  func writesColorsIfForced(variable: String, isColored: Bool) {
    let demo = Program(
      "Demo", ["--frames", "2", "--interval", "0.01"], environment: [variable])
    #expect(demo.waitForExit() == .status(0))
    let sequences = demo.text.split(separator: "\u{1B}").dropFirst()
    #expect(sequences.isEmpty != isColored)
    for sequence in sequences {
      #expect(sequence.first == "[")
      #expect(sequence.dropFirst().first { !"0123456789;".contains($0) } == "m")
    }
    #expect(demo.text.split(separator: "\n\n").count == 2)
  }

  @Test func writesNoColorsAsPlainText() {
    let demo = Program(
      "Demo", ["--plain", "--frames", "1", "--interval", "0.01"], environment: ["FORCE_COLOR=3"])
    #expect(demo.waitForExit() == .status(0))
    #expect(!demo.text.contains("\u{1B}"))
  }

  @Test func endsBySIGPIPEWhenTheReaderIsGone() {
    // The program has nothing more to write.
    let app = Program("SessionTestApp")
    #expect(app.shows("second"))
    #expect(app.waitForExitAfterClosingOutput() == .signal(SIGPIPE))
  }

  @Test(arguments: ["dumb", "vt52", "unknown"])
  func writesToATerminalWithoutCursorAddressing(term: String) {
    let terminal = PseudoTerminal(
      "Demo", ["--frames", "1", "--interval", "0.01"], environment: ["TERM=\(term)"])
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("|     Select All     |"))
    #expect(!terminal.hasWritten("\u{1B}"))
  }

  @Test func refusesATerminalThatIsNotTheControllingOne() {
    let pair = TerminalPair()
    let demo = ChildProcess(
      Program.path(ofProduct: "Demo"), [], flags: PseudoTerminal.newSession
    ) { actions in
      for descriptor in STDIN_FILENO...STDERR_FILENO {
        posix_spawn_file_actions_addopen(actions, descriptor, pair.path, O_RDWR | O_NOCTTY, 0)
      }
    }
    var output = ""
    while !output.contains("\n") { output += pair.output() }
    #expect(demo.wait() == .status(71))
    #expect(output.hasPrefix("The terminal cannot be opened: "))
  }
}
