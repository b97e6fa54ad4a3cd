import TerminalHarness
import Testing

@Suite(.timeLimit(.minutes(1))) struct DemoTests {
  @Test func writesABlockForEachChange() {
    let demo = Program("Demo", ["--frames", "2", "--interval", "0.01"])
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.contains("|     Select All     |"))
    #expect(demo.text.contains("|     Delete All     |"))
    let blocks = demo.text.split(separator: "\n\n")
    #expect(blocks.count == 3)
    #expect(demo.text.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) })
  }

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
