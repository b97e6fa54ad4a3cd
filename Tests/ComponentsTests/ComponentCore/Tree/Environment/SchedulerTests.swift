import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SchedulerTests {
  @Test func isTheSchedulerOfTheScreen() {
    struct Reader: View {
      @Environment(\.scheduler) private var scheduler
      var body: some View { Text("\(scheduler.now.offset / .seconds(1))") }
    }
    let scheduler = TestScheduler()
    scheduler.advance(by: .seconds(5))
    #expect(Screen(columns: 9, rows: 1, scheduler: scheduler) { Reader() }.text == "5.0")
  }
}
