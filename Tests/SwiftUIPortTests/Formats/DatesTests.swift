import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

@MainActor @Suite(.watchdog) struct DatesTests {
  private let now = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func text(_ content: TickingText.Content, after seconds: TimeInterval = 0) -> String {
    content.text(at: now.addingTimeInterval(seconds))
  }

  @Test func timersCountSeconds() {
    #expect(text(.timer(now)) == "0:00")
    #expect(text(.timer(now), after: 65.9) == "1:05")
    #expect(text(.timer(now), after: -65.1) == "1:06")
    #expect(text(.timer(now), after: 133_141) == "36:59:01")
  }

  @Test func relativeDatesHaveTheTwoLargestUnits() {
    #expect(text(.relative(now)) == "0 seconds")
    #expect(text(.relative(now), after: 1) == "1 second")
    #expect(text(.relative(now), after: 60) == "1 minute, 0 seconds")
    #expect(text(.relative(now), after: -8600) == "2 hours, 23 minutes")
    #expect(text(.relative(now), after: 400 * 86400).hasPrefix("1 year, 1 month"))
  }

  @Test func offsetsHaveASign() {
    #expect(text(.offset(now)) == "+0 seconds")
    #expect(text(.offset(now), after: 7200) == "-2 hours")
    #expect(text(.offset(now), after: -7200) == "+2 hours")
  }

  @Test func textsTickInTheTimeOfTheirView() {
    TickingText.$date.withValue(now) {
      let screen = Screen(
        columns: 32, rows: 4, alignment: .topLeading, scheduler: TestScheduler()
      ) {
        VStack(alignment: .leading) {
          Text(now, style: .timer).bold()
          Text("\(now.addingTimeInterval(90), style: .relative) left")
          Text(timerInterval: now...now.addingTimeInterval(75))
          Text(timerInterval: now...now.addingTimeInterval(75), countsDown: false)
        }
      }
      #expect(screen.text == "0:00\n1 minute, 30 seconds left\n1:15\n0:00")
      screen.advance(by: .seconds(1))
      #expect(screen.text == "0:01\n1 minute, 29 seconds left\n1:14\n0:01")
      screen.advance(by: .seconds(100))
      #expect(screen.text == "1:41\n11 seconds left\n0:00\n1:15")
    }
  }

  @Test func barsFollowTheTimeOfTheirView() {
    TickingText.$date.withValue(now) {
      let screen = Screen(
        columns: 10, rows: 6, alignment: .topLeading, scheduler: TestScheduler()
      ) {
        VStack(alignment: .leading) {
          ProgressView(timerInterval: now...now.addingTimeInterval(10))
          ProgressView(timerInterval: now...now.addingTimeInterval(10), countsDown: false) {
            Text("a")
          } currentValueLabel: {
            Text("b")
          }
        }
      }
      #expect(screen.text.contains("0:10") && screen.text.contains(" 100%"))
      screen.advance(by: .seconds(5))
      #expect(screen.text.split(separator: "\n").count { $0.hasSuffix("██▌░░  50%") } == 2)
      #expect(screen.text.contains("a        b"))
    }
  }

  @Test func barsOfIntervalsThatAreOverWakeNothing() {
    TickingText.$date.withValue(now) {
      let scheduler = TestScheduler()
      let screen = Screen(columns: 10, rows: 2, scheduler: scheduler) {
        ProgressView(timerInterval: now...now.addingTimeInterval(10)) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
      }
      #expect(screen.text.contains("100%"))
      screen.advance(by: .seconds(11))
      #expect(screen.text.contains(" 0%"))
      #expect(scheduler.scheduled == 0)
    }
  }

  @Test func aNewDateIsShownAtOnce() {
    TickingText.$date.withValue(now) {
      let dates = CurrentValueSubject<Date, Never>(now)
      let screen = Screen(
        columns: 9, rows: 1, alignment: .topLeading, scheduler: TestScheduler()
      ) {
        Latest(of: dates) { Text($0, style: .timer) }
      }
      #expect(screen.text == "0:00")
      dates.value = now.addingTimeInterval(-5)
      #expect(screen.text == "0:05")
      screen.advance(by: .seconds(2))
      #expect(screen.text == "0:07")
    }
  }

  @Test func anIntervalStopsAtItsPause() {
    let interval = now...now.addingTimeInterval(7200)
    #expect(
      picture {
        VStack(alignment: .leading) {
          Text(timerInterval: interval, pauseTime: now.addingTimeInterval(-5))
          Text("\(timerInterval: interval, pauseTime: now, showsHours: false)")
        }
      } == "2:00:00\n120:00")
  }

  @Test func datesAndTimesOfDayAreFormatted() {
    #expect(
      picture(60) { Text("\(now, style: .date), \(now, style: .time)") }
        == now.formatted(date: .long, time: .omitted) + ", "
        + now.formatted(date: .omitted, time: .shortened))
  }
}
