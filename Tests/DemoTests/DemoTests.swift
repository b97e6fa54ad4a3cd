import TerminalHarness
import TestSupport
import Testing

@Suite(.watchdog) struct DemoTests {
  @Test func reportsAnErrorInOneSentence() {
    let demo = Program("Demo", ["--frames", "some"])
    #expect(demo.waitForExit() == .status(64))
    #expect(demo.text == "Demo: --frames takes a number above 0, not \"some\".\n")
  }

  @Test func helpListsEveryOption() {
    let demo = Program("Demo", ["--help"])
    #expect(demo.waitForExit() == .status(0))
    for option in [
      "--titles", "--command", "--interval", "--frames", "--plain", "--columns", "--rows",
      "--color", "--color-scheme", "--svg", "--html", "--ansi", "--record", "--after", "--seconds",
      "--log-input", "--replay",
    ] {
      #expect(demo.text.contains(option))
    }
  }

  @Test func showsTheOutputOfACommand() {
    let demo = Program("Demo", ["--command", "seq 1000000000", "--plain", "--frames", "3"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.contains(/\| +\d+ +\|/))
  }

  @Test func showsTheMachine() {
    let demo = Program(
      "Demo", ["--page", "monitor", "--interval", "0.05", "--plain", "--frames", "2"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.contains("Command"))
    #expect(demo.text.contains(/[1-9]\d* processes/))
    #expect(demo.text.utf8.allSatisfy { $0 != 0x1B })
  }
}
