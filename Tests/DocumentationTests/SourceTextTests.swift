import Foundation
import TestSupport
import Testing

/// The sources agree with `.editorconfig`, also where the formatter does not look.
@Suite(.watchdog) struct SourceTextTests {
  /// Returns the lines of all files with one of `extensions` that `isWrong` accepts.
  private func lines(
    in extensions: [String], where isWrong: (Substring) -> Bool
  ) throws -> [String] {
    var found: [String] = []
    for file in try files(extensions) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where isWrong(line) {
        found.append("\(file.lastPathComponent):\(index + 1)")
      }
    }
    return found
  }

  private func files(_ extensions: [String]) throws -> [URL] {
    try ["Sources", "Tests", "Demo", ".github"].flatMap { folder in
      try extensions.flatMap { try Documents.files(in: folder, named: "." + $0) }
    }
  }

  @Test func commentLinesEndBeforeColumn100() throws {
    let long = try lines(in: ["swift", "c", "h"]) { line in
      line.drop { $0 == " " }.hasPrefix("//") && line.count >= 100
    }
    #expect(long == [])
  }

  @Test func noLineEndsWithWhitespace() throws {
    let trailing = try lines(in: ["swift", "c", "h", "md", "json", "yml"]) { line in
      line.last?.isWhitespace == true
    }
    #expect(trailing == [])
  }

  @Test func filesEndWithOneLineFeed() throws {
    let wrong = try files(["swift", "c", "h", "md", "json", "yml"]).filter { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return !text.hasSuffix("\n") || text.hasSuffix("\n\n")
    }
    #expect(wrong.map(\.lastPathComponent) == [])
  }

  @Test func everySuiteHasAWatchdog() throws {
    let attribute = "@" + "Suite"
    let unwatched = try lines(in: ["swift"]) { line in
      line.contains(attribute) && !line.contains(".watchdog")
    }
    #expect(unwatched == [])
  }
}
