import TestSupport
import Testing

@testable import ComponentLogs

@Suite(.watchdog) struct LineSearchTests {
  /// Returns the lines of `text` that contain `pattern`, searched in pieces.
  private func lines(_ text: String, _ pattern: String, pieces: Int = .max) throws -> Set<Int> {
    let bytes = Array(text.utf8)
    var search = LineSearch(try #require(SearchPattern(pattern)))
    var lines: Set<Int> = []
    var end = 0
    while end < bytes.count {
      let start = search.position
      end = min(bytes.count, start + min(pieces, bytes.count))
      var buffer = [UInt8](repeating: 0, count: end - start)
      bytes[start..<end].withUnsafeBufferPointer { bytes in
        buffer.withUnsafeMutableBufferPointer { buffer in
          lines.formUnion(search.search(bytes, buffer: buffer, isEnd: end == 0).found)
        }
      }
      if end == bytes.count { break }
    }
    return lines
  }

  @Test func ignoresCaseWithoutACapitalLetter() throws {
    let text = "an error\nan ERROR\nno\nError"
    #expect(try lines(text, "error") == [0, 1, 3])
    #expect(try lines(text, "Error") == [3])
    #expect(try lines(text, "absent") == [])
  }

  @Test func findsTextInPiecesOfAnySize() throws {
    let long = String(repeating: "x", count: 300) + "needle" + String(repeating: "y", count: 300)
    let text = "a\nneedle needle\n\(long)\nb\n\(long)needle\nneedle"
    for pieces in [7, 10, 16, 100, 301, 305, 1_000, 5_000] {
      #expect(try lines(text, "needle", pieces: pieces) == [1, 2, 4, 5])
    }
  }

  @Test func findsOccurrencesInALine() throws {
    let text = "Ärger, ärger; Queue queue"
    let found = try #require(SearchPattern("queue")).ranges(in: text).map { String(text[$0]) }
    #expect(found == ["Queue", "queue"])
    #expect(try #require(SearchPattern("aa")).ranges(in: "aaaaa").count == 2)
    #expect(SearchPattern("") == nil)
  }
}
