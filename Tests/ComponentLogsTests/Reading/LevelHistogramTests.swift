import SignalsTesting
import TestSupport
import Testing

@testable import ComponentLogs

@Suite(.watchdog) struct LevelHistogramTests {
  private func histogram(_ lines: [(level: LogLevel?, time: Int)]) -> LevelHistogram {
    var histogram = LevelHistogram()
    for (number, line) in lines.enumerated() {
      histogram.add(line.level, at: LogTime(milliseconds: line.time), line: number)
    }
    return histogram
  }

  @Test func countsBySeverity() {
    let histogram = histogram([
      (.info, 5), (.error, 5), (.fatal, 6), (.warning, 6), (nil, 6), (.trace, 8),
    ])
    #expect(
      histogram.bars == [
        .init(errors: 1, others: 1, firstLine: 0),
        .init(errors: 1, warnings: 1, others: 1, firstLine: 2), .init(),
        .init(others: 1, firstLine: 5),
      ])
    #expect(histogram.start.milliseconds == 5)
    #expect(histogram.end.milliseconds == 8)
  }

  @Test func leavesOutWhatPrecedesTheFirstLine() {
    let histogram = histogram([(.info, 100), (.error, 99), (.info, 100)])
    #expect(histogram.bars == [.init(others: 2, firstLine: 0)])
  }

  @Test(arguments: [
    ("Dec 31 23:59:58 a", "Jan  1 00:00:01 b", "01-01 00:00:01"),
    ("23:59:58 a", "00:00:01 b", "00:00:01"),
  ])
  func continuesAfterMidnight(before: String, after: String, end: String) throws {
    var histogram = LevelHistogram()
    let lines = [before, after, before]
    for (number, line) in lines.enumerated() {
      histogram.add(.info, at: try #require(LogTime.first(in: line)).time, line: number)
    }
    #expect(histogram.bars.reduce(0) { $0 + $1.count } == 3)
    let shown = [histogram.end.date, histogram.end.clock].compactMap(\.self)
    #expect(shown.joined(separator: " ") == end)
    let time = try #require(LogTime.first(in: after)).time
    #expect(histogram.column(of: time, of: 3) == 2)
  }

  @Test func beginsAtTheFirstDate() {
    let day = LogTime.millisecondsOfDay
    let histogram = histogram([(.info, 5), (.error, 400 * day), (.info, 6)])
    #expect(histogram.bars == [.init(errors: 1, firstLine: 1)])
    #expect(histogram.start.milliseconds == 400 * day)
  }

  @Test func joinsBarsOfALongLog() {
    let year = 365 * LogTime.millisecondsOfDay
    let histogram = histogram([(.info, year), (.error, 2 * year), (.warning, 3 * year)])
    #expect(histogram.bars.count <= LevelHistogram.capacity)
    #expect(histogram.bars.count > LevelHistogram.capacity / 2)
    #expect(histogram.bars.filter { $0.count > 0 }.map(\.firstLine) == [0, 1, 2])
    #expect(histogram.end.milliseconds >= 3 * year)
  }

  /// Laws at random: no line is lost in bars or columns, and each line is found in its column.
  @Test(arguments: 0..<UInt64(20)) func losesNoLine(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    var time = LogTime.millisecondsOfDay
    let lines = (0..<Int.random(in: 1...400, using: &random)).map { _ in
      time += Int.random(in: 0...(1 << Int.random(in: 0...24, using: &random)), using: &random)
      return ([LogLevel.error, .warning, .info, nil].randomElement(using: &random)!, time)
    }
    let histogram = histogram(lines)
    #expect(histogram.bars.reduce(0) { $0 + $1.count } == lines.count)
    #expect(histogram.bars.reduce(0) { $0 + $1.errors } == lines.count { $0.0 == .error })
    for width in [1, 7, 80, 1_023, 2_000] {
      let columns = histogram.columns(width)
      #expect(abs(columns.reduce(0) { $0 + $1.count } - Double(lines.count)) < 0.5)
      for (number, line) in lines.enumerated() {
        let column = try #require(
          histogram.column(of: LogTime(milliseconds: line.1), of: width))
        let first = try #require(histogram.firstLine(ofColumn: column, of: width))
        #expect(first <= number)
        #expect(columns[column].count > 0)
      }
    }
  }
}
