import TerminalHarness
import TestSupport
import Testing

@Suite(.watchdog) struct WritePlainTextTests {
  @Test func readsTitlesFromStandardInput() {
    let demo = Program("Demo", ["--titles", "-", "--plain"], input: "one\ntwo\n\u{1B}[2J\n")
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.contains("|        one         |"))
    #expect(demo.text.contains("|        two         |"))
    #expect(demo.text.contains("␛[2J"))
    #expect(!demo.text.contains("\u{1B}"))
  }

  @Test func showsEveryTitleUpToTheLast() {
    let titles = (1...2_000).map(String.init).joined(separator: "\n")
    let demo = Program("Demo", ["--titles=-", "--plain"], input: titles)
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.split(separator: "\n\n").last?.contains("|        2000        |") == true)
  }

  @Test func stopsAfterTheGivenNumberOfFrames() {
    let titles = (1...9).map { "title \($0)\n" }.joined()
    let demo = Program("Demo", ["--titles=-", "--plain", "--frames", "3"], input: titles)
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.contains("title 2"))
    #expect(!demo.text.contains("title 3"))
  }
}
