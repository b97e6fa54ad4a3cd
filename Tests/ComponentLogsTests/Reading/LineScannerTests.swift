import SignalsTesting
import TestSupport
import Testing

@testable import ComponentLogs

@Suite(.watchdog) struct LineScannerTests {
  /// Returns the index of `text`, which the scanner receives in pieces.
  private func index(_ text: String, pieces: Int = .max) -> LineIndex {
    let bytes = Array(text.utf8)
    var scanner = LineScanner()
    var index = LineIndex()
    var end = 0
    while end < bytes.count {
      let start = scanner.position
      end = min(bytes.count, start + min(pieces, bytes.count))
      index.append(
        bytes[start..<end].withUnsafeBufferPointer {
          scanner.scan($0, isEnd: end == bytes.count)
        })
    }
    return index
  }

  @Test func countsLines() {
    #expect(index("").count == 0)
    #expect(index("a").count == 1)
    #expect(index("a\n").count == 1)
    #expect(index("a\n\nb").count == 3)
    #expect(index("\n\n\n").count == 3)
  }

  @Test func continuesStackTraces() {
    let index = index("ERROR gone\n  at a\n\tat b\nINFO ready\nplain\n  more\n")
    let levels = (0..<6).map { index.level(of: $0) }
    #expect(levels.map(\.level) == [.error, .error, .error, .info, nil, nil])
    #expect(levels.map(\.isInherited) == [false, true, true, false, false, false])
    #expect(index.levelCounts == [2, 0, 0, 1, 0, 0, 1, 0])
  }

  @Test func keepsACheckpointNowAndThen() {
    let line = String(repeating: "x", count: 99) + "\n"
    let index = index(String(repeating: line, count: 1_000))
    #expect(index.checkpoint(before: 81) == .init(line: 0, offset: 0))
    #expect(index.checkpoint(before: 82) == .init(line: 82, offset: 8_200))
    #expect(index.checkpoints.count == 13)
  }

  @Test func findsTheSameInPiecesOfAnySize() {
    var text = ""
    for number in 0..<300 { text += (number % 7 == 0 ? "ERROR" : " ") + " line \(number)\n" }
    text += String(repeating: "y", count: 20_000) + "\nWARN last"
    let whole = index(text)
    for pieces in [300, 1_000, 4_096, 10_007] {
      let index = index(text, pieces: pieces)
      #expect(index.count == whole.count)
      #expect(index.levelCounts == whole.levelCounts)
      #expect(index.checkpoints == whole.checkpoints)
      #expect(index.unfinished == whole.unfinished)
    }
  }
}
