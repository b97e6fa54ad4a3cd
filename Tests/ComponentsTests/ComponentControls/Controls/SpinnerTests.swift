import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SpinnerTests {
  @Test func showsASpinnerWithoutAValue() {
    let scheduler = TestScheduler()
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 1, scheduler: scheduler) {
      Latest(of: flags) { if $0 { ProgressView("Going") } }
    }
    #expect(screen.text == "⠋ Going")
    for text in ["⠙ Going", "⠹ Going"] {
      screen.advance(by: .milliseconds(100))
      #expect(screen.text == text)
    }
    flags.value = false
    #expect(screen.text == "")
    #expect(scheduler.scheduled == 0)
  }
}
