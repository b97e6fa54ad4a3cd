import Foundation
import TerminalHarness
import TestSupport
import Testing

@testable import DemoSupport

@Suite(.watchdog) struct LineSequenceTests {
  /// Returns the lines that the reader finds in a file with `contents`.
  private func lines(of contents: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(contents.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Array(LineSequence(of: file.path))
  }

  @Test func splitsAtLineFeeds() throws {
    #expect(try lines(of: "one\n\ntwo\n") == ["one", "", "two"])
  }

  @Test func returnsALastLineWithoutLineFeed() throws {
    #expect(try lines(of: "one\ntwo") == ["one", "two"])
    #expect(try lines(of: "") == [])
  }

  @Test func cutsLongLines() throws {
    let long = String(repeating: "a", count: 200_000)
    let lines = try lines(of: long + "\nb\n")
    #expect(lines.map(\.utf8.count) == [65_536, 1])
  }

  @Test func continuesLinesAcrossReads() throws {
    let short = String(repeating: "a", count: 40_000)
    #expect(try lines(of: short + "\n" + short + "\n" + short) == [short, short, short])
  }

  @Test func refusesATerminal() {
    let terminal = TerminalPair()
    let error = #expect(throws: CommandLineError.self) { try LineSequence(of: terminal.path) }
    #expect(error?.message.contains("is a terminal") == true)
    #expect(error?.status == 66)
  }

  @Test func namesAFileThatCannotBeRead() {
    let error = #expect(throws: CommandLineError.self) { try LineSequence(of: "/no/\u{1B}file") }
    #expect(error?.message == "\"/no/\\u{1B}file\" cannot be read: No such file or directory.")
    #expect(error?.status == 66)
  }
}
