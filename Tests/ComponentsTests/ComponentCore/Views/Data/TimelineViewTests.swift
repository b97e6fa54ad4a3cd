import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TimelineViewTests {
  private func screen(_ schedule: TimelineSchedule) -> Screen {
    let scheduler = TestScheduler()
    let start = scheduler.now
    return Screen(columns: 8, rows: 1, scheduler: scheduler) {
      TimelineView(schedule) { context in
        Text("\(start.duration(to: context.instant) / .milliseconds(1), specifier: "%.0f")")
      }
    }
  }

  @Test func isEvaluatedPeriodically() {
    let screen = screen(.periodic(by: .seconds(1)))
    #expect(screen.picture.contains("0"))
    screen.advance(by: .milliseconds(2500))
    #expect(screen.picture.contains("2000"))
  }

  @Test func isEvaluatedEveryMinute() {
    let screen = screen(.everyMinute)
    _ = screen.text
    screen.advance(by: .seconds(59))
    #expect(!screen.picture.contains("60000"))
    screen.advance(by: .seconds(1))
    #expect(screen.picture.contains("60000"))
  }

  @Test func isEvaluatedForAnAnimation() {
    let screen = screen(.animation)
    _ = screen.text
    screen.advance(by: .milliseconds(33))
    #expect(screen.picture.contains("33"))
  }

  @Test func isNotEvaluatedWhilePaused() {
    let screen = screen(.animation(paused: true))
    _ = screen.text
    screen.advance(by: .seconds(9))
    #expect(screen.picture.contains("0") && !screen.picture.contains("9"))
  }
}
