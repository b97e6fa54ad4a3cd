import Signals
import SignalsTesting
import SystemStreams
import TestSupport
import Testing

@testable import ComponentLogs

@Suite(.watchdog) struct LogDocumentTests {
  private let scheduler = TestScheduler()

  /// Returns a document of a file, of which everything has been read.
  private func document(_ file: TestFile, pieceLength: Int = 1 << 20) throws -> LogDocument {
    let document = LogDocument(
      scanQueue: scheduler, searchQueue: scheduler, pieceLength: pieceLength)
    document.follow(
      try #require(OpenFile(at: file.path)), at: file.path, every: .seconds(1),
      on: scheduler)
    scheduler.advance(by: .zero)
    return document
  }

  private func texts(_ document: LogDocument) -> [String] {
    (0..<document.summary.rowCount).map { row in
      document.lineNumber(ofRow: row).flatMap { document.line($0)?.text } ?? "?"
    }
  }

  @Test func readsAnyContents() throws {
    let file = try TestFile("one\r\n\n\tb\n\u{1B}[31mred\u{1B}[m\0\n1%\r2%\nlast")
    #expect(try texts(document(file)) == ["one", "", "        b", "red\0", "1%␍2%", "last"])
    #expect(try texts(document(TestFile())) == [])
  }

  @Test func tabsAlignTexts() throws {
    let file = try TestFile("ab\tc\näb\tc\n\r\tc\n")
    #expect(try texts(document(file)) == ["ab      c", "äb      c", "␍       c"])
  }

  @Test func readsLongLinesInPart() throws {
    let file = try TestFile("a\n" + String(repeating: "x", count: 300_000) + "\nb\n")
    let document = try document(file, pieceLength: 4_096)
    #expect(document.summary.lineCount == 3)
    #expect(document.line(1, limit: 10)?.text == "xxxxxxxxxx")
    #expect(document.line(1, limit: 10)?.isCut == true)
    #expect(document.line(2)?.text == "b")
    #expect(document.line(2)?.isCut == false)
    #expect(document.line(3) == nil)
  }

  @Test func findsEveryLineOfALongFile() throws {
    let lines = (0..<20_000).map { "line \($0)" }
    let document = try document(TestFile(lines.joined(separator: "\n")), pieceLength: 8_192)
    #expect(document.summary.isComplete)
    for number in stride(from: 0, to: 20_000, by: 617) {
      #expect(document.line(number)?.text == lines[number])
    }
  }

  @Test func followsAFileThatGrows() throws {
    let file = try TestFile("ERROR one\nINF")
    let document = try document(file)
    #expect(texts(document) == ["ERROR one", "INF"])
    try file.append("O two\nthree\n")
    scheduler.advance(by: .seconds(1))
    #expect(texts(document) == ["ERROR one", "INFO two", "three"])
    #expect(document.line(1)?.level.level == .info)
  }

  @Test(arguments: ["one\ntwo", "one\ntwo\n"])
  func keepsTheLinesOfAFileThatIsReplaced(contents: String) throws {
    let file = try TestFile(contents)
    let document = try document(file)
    try file.replace(with: "three\n")
    scheduler.advance(by: .seconds(1))
    try file.append("four\n")
    scheduler.advance(by: .seconds(1))
    #expect(texts(document) == ["one", "two", "three", "four"])
  }

  @Test func beginsAgainAfterTruncation() throws {
    let file = try TestFile("one\ntwo\nthree\n")
    let document = try document(file)
    try file.write("1\n")
    scheduler.advance(by: .seconds(1))
    #expect(texts(document) == ["1"])
  }

  @Test func searchesWhatIsThereAndWhatArrives() throws {
    let file = try TestFile("a needle\nb\nc Needle\nd nee")
    let document = try document(file)
    document.setQuery(LogQuery(pattern: SearchPattern("needle")))
    scheduler.advance(by: .zero)
    #expect(document.summary.matchCount == 2)
    try file.append("dle\ne\nneedle")
    scheduler.advance(by: .seconds(1))
    #expect(document.summary.matchCount == 4)
    #expect(document.match(after: 2, isForward: true) == 3)
    #expect(document.match(after: 2, isForward: false) == 0)
    #expect(document.row(ofLine: 3) == 3)
  }

  @Test func filtersByLevelAndText() throws {
    let file = try TestFile("INFO a\nERROR b\n  at c\nWARN a\nERROR a\nplain a\n")
    let document = try document(file)
    document.setQuery(LogQuery(minimumLevel: .warning))
    scheduler.advance(by: .zero)
    #expect(texts(document) == ["ERROR b", "  at c", "WARN a", "ERROR a"])
    document.setQuery(
      LogQuery(pattern: SearchPattern("a"), minimumLevel: .warning, showsOnlyMatches: true))
    scheduler.advance(by: .zero)
    #expect(texts(document) == ["  at c", "WARN a", "ERROR a"])
    try file.append("WARN a2\nINFO a3\n")
    scheduler.advance(by: .seconds(1))
    #expect(texts(document).last == "WARN a2")
    document.setQuery(LogQuery())
    #expect(texts(document).count == 8)
  }

  @Test func searchesTheSameInPieces() throws {
    let text = (0..<2_000).map { "line \($0) \($0 % 9 == 0 ? "x" : "-")" }.joined(separator: "\n")
    let document = try document(TestFile(text), pieceLength: 128)
    document.setQuery(LogQuery(pattern: SearchPattern("x"), showsOnlyMatches: true))
    scheduler.advance(by: .zero)
    #expect(document.summary.rowCount == 223)
    #expect(document.lineNumber(ofRow: 222) == 1_998)
  }

  @Test func leavesNothingScheduled() throws {
    let file = try TestFile("one\n")
    var document: LogDocument? = try document(file)
    weak let weakDocument = document
    document = nil
    #expect(weakDocument == nil)
    #expect(scheduler.scheduled == 0)
  }
}
