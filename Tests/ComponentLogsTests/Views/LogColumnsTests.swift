import Components
import SignalsTesting
import SystemStreams
import TestSupport
import Testing
import TextBackend

@testable import ComponentLogs

/// Columns and the histogram, which follow from the times of lines.
@MainActor @Suite(.watchdog) struct LogColumnsTests {
  private let scheduler = TestScheduler()

  private func screen(_ text: String, columns: Int = 60, rows: Int = 8) throws -> Screen {
    let file = try TestFile(text)
    let screen = Screen(columns: columns, rows: rows, scheduler: scheduler) {
      LogView(InputFile(file.path), on: scheduler)
    }
    settle(screen)
    return screen
  }

  private func settle(_ screen: Screen) {
    for _ in 0..<4 {
      screen.advance(by: .zero)
      _ = screen.text
    }
  }

  /// A line each second, every tenth with a warning and the last with an error.
  private func log(_ count: Int) -> String {
    (0..<count).map { number in
      let level = number == count - 1 ? "ERROR" : number % 10 == 9 ? "WARN" : "INFO"
      let (minute, second) = (number / 60, number % 60)
      let time = "09:\(minute < 10 ? "0" : "")\(minute):\(second < 10 ? "0" : "")\(second)"
      return "2026-11-22T\(time)Z \(level) line \(number + 1) id=\(number)\n"
    }.joined()
  }

  @Test func showsColumnsOrWhatWasWritten() throws {
    let screen = try screen(log(3))
    #expect(screen.text.contains("  2 I 09:00:01 line 2 id=1\n"))
    screen.type("c")
    #expect(screen.text.contains("  2 I 2026-11-22T09:00:01Z INFO line 2 id=1\n"))
    screen.type("c")
    #expect(screen.text.contains("  2 I 09:00:01 line 2 id=1\n"))
  }

  @Test func showsWhatIsFoundInWhatColumnsLeaveOut() throws {
    let screen = try screen(log(3))
    screen.type("/01Z\n")
    settle(screen)
    #expect(screen.text.contains("1 of 1 line"))
    #expect(screen.text.contains("  2 I 2026-11-22T09:00:01Z INFO line 2 id=1"))
    #expect(screen.text.contains("  3 E 09:00:02 line 3 id=2"))
  }

  @Test func marksOccurrencesInColumns() throws {
    let screen = try screen(log(3))
    screen.type("/e 2 id\n")
    settle(screen)
    let start = screen.text.split(separator: "\n")[2].prefix { $0 != "e" }.count
    for x in start..<start + 6 {
      #expect(screen.frame[x, 2].attributes.isReversed == true)
    }
    #expect(screen.frame[start + 7, 2].attributes.isReversed != true)
  }

  @Test func shiftsColumnsToTheOccurrence() throws {
    let long = String(repeating: "word ", count: 20)
    let screen = try screen("2026-11-22T09:00:00Z INFO \(long)needle\n", columns: 40)
    screen.type("/needle\n")
    settle(screen)
    #expect(screen.text.contains("needle"))
  }

  @Test func showsAHistogramWhereThereIsSpace() throws {
    let screen = try screen(log(120), rows: 30)
    #expect(
      screen.text.split(separator: "\n")[4]
        == "2026-11-22 09:00:00                                 09:01:59")
    #expect(screen.frame[0, 4].attributes.isReversed == true)
    screen.resize(columns: 60, rows: 29)
    settle(screen)
    #expect(!screen.text.contains("09:01:59"))
    screen.type("t")
    settle(screen)
    #expect(screen.text.contains("09:01:59"))
    screen.type("t")
    settle(screen)
    #expect(!screen.text.contains("09:01:59"))
  }

  @Test func showsErrorsInTheHistogram() throws {
    let screen = try screen(log(600), rows: 30)
    let colors = Theme.standard.colors(in: .dark)
    #expect(screen.frame[59, 3].attributes.foreground == .red)
    #expect(screen.frame[9, 3].attributes.foreground == colors[.warning])
    #expect(screen.frame[9, 3].attributes.background == colors[.border])
  }

  @Test func movesByClicksOnTheHistogram() throws {
    let screen = try screen(log(600), rows: 30)
    screen.click(column: 30, row: 3)
    settle(screen)
    #expect(screen.text.contains("▌301 "))
    #expect(screen.text.split(separator: "\n")[4].contains("▲"))
    screen.click(column: 59, row: 3)
    settle(screen)
    #expect(screen.text.contains("▌590 "))
  }

  @Test func saysThatThereAreNoTimes() throws {
    let screen = try screen("ready\nsteady\n", rows: 40)
    screen.type("t")
    #expect(screen.text.contains("The lines have no times."))
  }

  @Test(arguments: [(true, "#+:"), (false, "█▓░")])
  func tellsLevelsApart(inASCII: Bool, marks: String) throws {
    let file = try TestFile(log(100))
    let screen = Screen(
      columns: 20, rows: 30, colorDepth: inASCII ? .trueColor : .none, scheduler: scheduler
    ) {
      LogView(InputFile(file.path), on: scheduler).environment(\.usesASCII, inASCII)
    }
    settle(screen)
    let rows = screen.text.split(separator: "\n")[1...3]
    #expect(Set(rows.joined()).subtracting([" "]) == Set(marks))
  }
}
