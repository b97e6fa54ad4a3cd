import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct DirtySpansTests {
  private func rows(_ spans: DirtySpans) -> [String] {
    spans.rows.map { "\($0.y): \($0.columns)" }
  }

  @Test func extendsTheSpanOfARow() {
    var spans = DirtySpans()
    spans.insert(4..<6, row: 2)
    spans.insert(8..<9, row: 2)
    #expect(rows(spans) == ["2: 4..<9"])
    spans.insert(1..<2, row: 2)
    #expect(rows(spans) == ["2: 1..<9"])
    spans.insert(3..<5, row: 2)
    #expect(rows(spans) == ["2: 1..<9"])
  }

  @Test func keepsNothingOfTheFrameBefore() {
    var spans = DirtySpans()
    spans.insert(4..<6, row: 2)
    spans.insert(4..<6, row: 0)
    spans.removeAll()
    #expect(spans.rows.isEmpty)
    spans.insert(1..<2, row: 0)
    spans.insert(7..<8, row: 2)
    #expect(rows(spans) == ["0: 1..<2", "2: 7..<8"])
  }

  @Test func keepsRowsApart() {
    var spans = DirtySpans()
    spans.insert(4..<6, row: 2)
    spans.insert(0..<1, row: 1)
    #expect(rows(spans) == ["2: 4..<6", "1: 0..<1"])
  }
}
