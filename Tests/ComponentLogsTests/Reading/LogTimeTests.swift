import SignalsTesting
import TestSupport
import Testing

@testable import ComponentLogs

@Suite(.watchdog) struct LogTimeTests {
  private func label(_ line: String) -> String? {
    LogTime.first(in: line).map { time, _ in
      time.date.map { "\($0) \(time.clock)" } ?? time.clock
    }
  }

  @Test(arguments: [
    ("2026-11-22T09:15:02.123Z WARN low", "2026-11-22 09:15:02.123"),
    ("2026-11-22 09:15:02,5 ready", "2026-11-22 09:15:02.500"),
    ("[2026/11/22 09:15:02] ready", "2026-11-22 09:15:02"),
    ("time=2026-02-28T23:59:60+01:00 level=info", "2026-03-01 00:00:00"),
    ("Nov  2 09:15:02 host app: gone", "11-02 09:15:02"),
    ("<11>Feb 29 09:15:02 host app: gone", "02-29 09:15:02"),
    (#"10.0.0.7 - - [22/Nov/2026:09:15:02 +0000] "GET / HTTP/1.1" 200 5"#, "2026-11-22 09:15:02"),
    ("E1122 09:15:02.000123 1 main.go:8] gone", "11-22 09:15:02.000"),
    ("09:15:02 ready", "09:15:02"), ("at 09:15:02.1 and 10:00:00", "09:15:02.100"),
    (#"{"level":30,"time":1531171074631,"msg":"ready"}"#, "2018-07-09 21:17:54.631"),
    (#"{"ts":1795511702.5,"msg":"ready"}"#, "2026-11-24 09:15:02.500"),
  ])
  func findsTimes(line: String, expected: String) {
    #expect(label(line) == expected)
  }

  @Test(arguments: [
    "", "ready", "09:15 ready", "24:00:00", "12:60:00", "12:00:61", "1:02:03", "109:15:02",
    "2026-11-22", "id 1531171074631", "id=153117107463", "9:15:02.", "::::::::", "00:00:0",
  ])
  func findsNoTime(line: String) {
    #expect(label(line) == nil)
  }

  @Test func readsOnlyTheBeginningOfALine() {
    let blanks = String(repeating: " ", count: 120)
    #expect(label(blanks + "09:15:02") == "09:15:02")
    #expect(label(blanks + " 09:15:02") == nil)
  }

  @Test(arguments: [
    ("[2026-11-22 09:15:02.123 +0100] x", 1, 29), ("Nov 22 09:15:02 host", 0, 15),
    ("time=09:15:02Z x", 5, 9), ("09:15:02 -1 x", 0, 8),
  ])
  func findsItsBytes(line: String, start: Int, count: Int) throws {
    let range = try #require(LogTime.first(in: line)).range
    #expect(line.utf8.distance(from: line.startIndex, to: range.lowerBound) == start)
    #expect(line[range].utf8.count == count)
  }

  /// Each day of two cycles of the calendar is the day after the one before.
  @Test func countsTheDaysOfAllYears() throws {
    var previous: Int?
    for year in 1_600..<2_401 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in lengths.enumerated() {
        for day in [1, length] {
          let two = [month + 1, day].map { ($0 < 10 ? "0" : "") + String($0) }
          let date = "\(year)-\(two[0])-\(two[1])"
          let time = try #require(LogTime.first(in: date + " 12:00:00")).time
          // The first day of 1970 stands for lines without a date.
          #expect(time.date == (date == "1970-01-01" ? nil : date))
          let number = (time.milliseconds - 43_200_000) / LogTime.millisecondsOfDay
          if let previous { #expect(number == previous + (day == 1 ? 1 : length - 1)) }
          previous = number
        }
      }
    }
  }
}
