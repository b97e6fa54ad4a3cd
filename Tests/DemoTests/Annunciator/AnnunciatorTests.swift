import TerminalHarness
import TestSupport
import Testing

/// Runs the program.
@Suite(.watchdog) struct AnnunciatorTests {
  @Test func showsTheMachine() {
    let program = Program("Annunciator", ["--plain", "--frames", "1", "--service", "no such"])
    #expect(program.waitForExit() == .status(0))
    #expect(program.text.contains("ANNUNCIATOR"))
    #expect(program.text.contains("no such"))
    #expect(program.text.utf8.allSatisfy { $0 != 0x1B })
  }

  @Test func writesABlockForEachChange() {
    let program = Program(
      "Annunciator", ["-", "--rows", "14"],
      input: "FEED_PUMP alarm tripped\n\nboiler hot\nFEED_PUMP normal running\n")
    #expect(program.waitForExit() == .status(0))
    #expect(program.text.ranges(of: "ANNUNCIATOR").count == 4)
    #expect(program.text.contains("! FEED PUMP"))
    #expect(program.text.contains("Line 3: \"hot\" is no state: it is normal, warning or alarm."))
    #expect(program.text.contains("ALARM        running"))
  }

  @Test func readsAFileInATerminal() throws {
    let file = try TestFile("pump alarm\n")
    let terminal = PseudoTerminal("Annunciator", [file.path])
    try #require(terminal.shows("There are no more lines in "))
    terminal.type("a")
    #expect(terminal.shows("■"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test func picturesShowThePlant() {
    let program = Program("Annunciator", ["--ansi", "-"])
    #expect(program.waitForExit() == .status(0))
    #expect(program.text.contains("BOILER PRESSURE"))
  }

  @Test(arguments: [
    (["a", "b"], "\"b\" is not expected: one file is enough."),
    (["--simulate", "a"], "--simulate takes no file."),
    (["-", "--service", "x"], "--service is about this machine, without a file and --simulate."),
    (["--svg", "-", "a"], "Pictures and recordings do not take a file."),
  ])
  func reportsAMistakeInOneSentence(arguments: [String], message: String) {
    let program = Program("Annunciator", arguments)
    #expect(program.waitForExit() == .status(64))
    #expect(program.text == "Annunciator: \(message)\n")
  }

  @Test func helpTellsTheFormatOfLines() {
    let program = Program("Annunciator", ["--help"])
    #expect(program.waitForExit() == .status(0))
    #expect(program.text.contains("NAME STATE TEXT"))
  }
}
