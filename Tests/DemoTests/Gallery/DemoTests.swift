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

  @Test(arguments: [
    ("monitor", "The monitor is a program of its own: swift run Monitor."),
    ("log", "The log viewer is a program of its own: swift run LogViewer FILE."),
  ])
  func namesTheProgramsThatAreNotPages(page: String, message: String) {
    let demo = Program("Demo", ["--page", page])
    #expect(demo.waitForExit() == .status(64))
    #expect(demo.text == "Demo: \(message)\n")
  }
}
