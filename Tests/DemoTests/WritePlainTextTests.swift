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

  @Test func stopsAfterTheGivenNumberOfChanges() {
    let titles = (1...9).map { "title \($0)\n" }.joined()
    let demo = Program("Demo", ["--titles=-", "--plain", "--frames", "2"], input: titles)
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text.contains("title 2"))
    #expect(!demo.text.contains("title 3"))
  }

  @Test func writesTheLinesOfALog() {
    let demo = Program("Demo", ["--page", "log", "-"], input: "one\r\n\tb\u{1B}[2J\n")
    #expect(demo.waitForExit() == .status(0))
    #expect(demo.text == "one\n\tb␛[2J\n")
    let first = Program("Demo", ["--page=log", "-", "--frames=1"], input: "one\ntwo\n")
    #expect(first.waitForExit() == .status(0))
    #expect(first.text == "one\n")
  }

  @Test(arguments: ["/no/file", "/"])
  func namesALogThatCannotBeRead(path: String) {
    let demo = Program("Demo", ["--page", "log", path])
    #expect(demo.waitForExit() == .status(66))
    #expect(demo.text.hasPrefix("Demo: \"\(path)\" cannot be read: "))
  }
}
