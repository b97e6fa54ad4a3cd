import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct WithAnimationTests {
  private let scheduler = TestScheduler()

  private let values = CurrentValueSubject<Int, Never>(0)

  @Test func withAnimationAnimatesPublishedChanges() async {
    let screen = Screen(columns: 40, rows: 1, scheduler: scheduler) {
      Text("x").padding(.leading, values)
    }
    _ = screen.text
    withAnimation(.linear(duration: 1)) { values.send(10) }
    #expect(screen.text == "x")
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "     x")
    await Task.detached { [values] in
      withAnimation(.linear(duration: 1)) { values.send(15) }
    }.value
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "          x")
    values.send(0)
    #expect(screen.text == "x")
    #expect(scheduler.scheduled == 0)
  }
}
