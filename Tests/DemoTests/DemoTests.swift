import TerminalHarness
import Testing

@Suite(.timeLimit(.minutes(5))) struct DemoTests {
  @Test func reportsAnErrorInOneSentence() {
    let demo = Program("Demo", ["--frames", "some"])
    #expect(demo.waitForExit() == .status(64))
    #expect(demo.text == "Demo: --frames takes a number above 0, not \"some\".\n")
  }

  @Test func helpListsEveryOption() {
    let demo = Program("Demo", ["--help"])
    #expect(demo.waitForExit() == .status(0))
    for option in [
      "--titles", "--interval", "--frames", "--plain", "--columns", "--rows", "--color",
    ] {
      #expect(demo.text.contains(option))
    }
  }
}
