import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

@MainActor @Suite(.watchdog) struct TimelineViewTests {
  /// 40 seconds before the end of a minute.
  private let now = Date(timeIntervalSinceReferenceDate: 600 + 20)

  private func screen(_ schedule: TimelineSchedule, _ scheduler: TestScheduler) -> Screen {
    Screen(columns: 20, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      TimelineView(schedule) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate)) \(context.cadence)")
      }
    }
  }

  @Test func aMinuteBeginsWhereTheClockSaysSo() {
    TickingText.$date.withValue(now) {
      let screen = screen(.everyMinute, TestScheduler())
      #expect(screen.text == "620 minutes")
      screen.advance(by: .seconds(39))
      #expect(screen.text == "620 minutes")
      screen.advance(by: .seconds(1))
      #expect(screen.text == "660 minutes")
      screen.advance(by: .seconds(61))
      #expect(screen.text == "720 minutes")
    }
  }

  @Test func datesFollowTheirStart() {
    TickingText.$date.withValue(now) {
      let screen = screen(.periodic(from: now.addingTimeInterval(3), by: 10), TestScheduler())
      screen.advance(by: .seconds(2))
      #expect(screen.text == "620 seconds")
      screen.advance(by: .seconds(1))
      #expect(screen.text == "623 seconds")
      screen.advance(by: .seconds(10))
      #expect(screen.text == "633 seconds")
    }
  }

  @Test func givenDatesEnd() {
    TickingText.$date.withValue(now) {
      let dates = [5.0, 2, -1].map { now.addingTimeInterval($0) }
      let screen = screen(.explicit(dates), TestScheduler())
      screen.advance(by: .seconds(2))
      #expect(screen.text == "622 seconds")
      screen.advance(by: .seconds(60))
      #expect(screen.text == "625 seconds")
    }
  }

  @Test func aPausedAnimationHasOneFrame() {
    #expect(TimelineSchedule.animation(paused: true).next(after: now) == nil)
    #expect(TimelineSchedule.animation.next(after: now) != nil)
  }
}
