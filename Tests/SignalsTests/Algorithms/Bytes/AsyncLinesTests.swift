import SignalAlgorithms
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct AsyncLinesTests {
  /// A sequence of bytes that fails at the end.
  private struct Bytes: AsyncSequence, Sendable {
    let text: String
    var error: MarbleError?

    struct Iterator: AsyncIteratorProtocol {
      var bytes: String.UTF8View.Iterator
      let error: MarbleError?

      mutating func next() async throws(MarbleError) -> UInt8? {
        try await next(isolation: nil)
      }

      mutating func next(isolation _: isolated (any Actor)?) async throws(MarbleError) -> UInt8? {
        if let byte = bytes.next() { return byte }
        if let error { throw error }
        return nil
      }
    }

    func makeAsyncIterator() -> Iterator {
      Iterator(bytes: text.utf8.makeIterator(), error: error)
    }
  }

  @Test(arguments: [
    ("ab\ncd\r\ne", ["ab", "cd", "e"]), ("", []), ("\n\na\n", ["", "", "a"]),
    ("ä\n日本", ["ä", "日本"]),
  ])
  func iteratesOverLines(text: String, expected: [String]) async throws {
    var lines: [String] = []
    for try await line in Bytes(text: text).lines { lines.append(line) }
    #expect(lines == expected)
  }

  @Test func throwsTheErrorOfTheBytes() async throws {
    var lines = Bytes(text: "a\nb", error: MarbleError()).lines.makeAsyncIterator()
    #expect(try await lines.next() == "a")
    await #expect(throws: MarbleError()) { try await lines.next() }
  }

  @Test func areAPublisherToo() async throws {
    let recorder = Recorder(Bytes(text: "a\nb").lines.publisher)
    #expect(try await recorder.next(2) == ["a", "b"])
  }
}
