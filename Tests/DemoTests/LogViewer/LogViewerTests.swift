import Foundation
import TerminalHarness
import TestSupport
import Testing

/// Runs the program.
@Suite(.watchdog) struct LogViewerTests {
  @Test func drawsAPictureOfALog() throws {
    let file = try TestFile("INFO one\nWARN two\n")
    let viewer = Program("LogViewer", [file.path, "--ansi", "-", "--columns", "40", "--rows", "6"])
    #expect(viewer.waitForExit() == .status(0))
    #expect(viewer.text.contains("INFO one"))
    #expect(viewer.text.contains("1/2"))
  }

  @Test func showsASampleWithoutAFile() {
    let viewer = Program("LogViewer", ["--plain", "--frames", "1"])
    #expect(viewer.waitForExit() == .status(0))
    #expect(viewer.text.contains("sample"))
  }

  @Test func helpNamesTheFile() {
    let viewer = Program("LogViewer", ["--help"])
    #expect(viewer.waitForExit() == .status(0))
    #expect(viewer.text.contains("LogViewer [OPTIONS] [FILE]"))
  }

  @Test func writesTheLinesOfALog() {
    let viewer = Program("LogViewer", ["-"], input: "one\r\n\tb\u{1B}[2J\n")
    #expect(viewer.waitForExit() == .status(0))
    #expect(viewer.text == "one\n\tb␛[2J\n")
    let first = Program("LogViewer", ["-", "--frames=1"], input: "one\ntwo\n")
    #expect(first.waitForExit() == .status(0))
    #expect(first.text == "one\n")
  }

  @Test(arguments: ["/no/file", "/"])
  func namesALogThatCannotBeRead(path: String) {
    let viewer = Program("LogViewer", [path])
    #expect(viewer.waitForExit() == .status(66))
    #expect(viewer.text.hasPrefix("LogViewer: \"\(path)\" cannot be read: "))
  }
}
