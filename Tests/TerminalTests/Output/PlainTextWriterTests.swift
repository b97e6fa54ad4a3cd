import TestSupport
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct PlainTextWriterTests {
  /// Returns what `write` writes to a pipe.
  private func output(limit: Int? = nil, _ write: (inout PlainTextWriter) -> Void) -> String {
    var ends: [CInt] = [-1, -1]
    pipe(&ends)
    var writer = PlainTextWriter(limit: limit, descriptor: ends[1])
    write(&writer)
    close(ends[1])
    defer { close(ends[0]) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(ends[0], &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test func endsEachBlockWithAnEmptyLine() {
    let output = output {
      $0.write("a\nb")
      $0.write("c")
    }
    #expect(output == "a\nb\n\nc\n\n")
  }

  @Test func omitsBlankRowsAtTheEnd() {
    #expect(output { $0.write("a\n\nb\n\n\n") } == "a\n\nb\n\n")
  }

  @Test func skipsABlockThatEqualsTheLast() {
    let output = output {
      for text in ["a", "a", "b", "a"] { $0.write(text) }
    }
    #expect(output == "a\n\nb\n\na\n\n")
  }

  @Test func stopsAfterTheLimit() {
    let output = output(limit: 3) {
      $0.write("a")
      #expect(!$0.isFinished)
      $0.write("b")
      #expect(!$0.isFinished)
      $0.write("c")
      #expect($0.isFinished)
      $0.write("d")
    }
    #expect(output == "a\n\nb\n\nc\n\n")
  }

  @Test func finishesWhenTheOutputIsClosed() {
    var writer = PlainTextWriter(descriptor: -1)
    #expect(!writer.isFinished)
    writer.write("a")
    #expect(writer.isFinished)
  }

  @Test func tellsWhyItHasFailed() {
    var writer = PlainTextWriter(descriptor: -1)
    #expect(writer.failure == nil)
    writer.write("a")
    #expect(writer.failure == EBADF)
  }
}
