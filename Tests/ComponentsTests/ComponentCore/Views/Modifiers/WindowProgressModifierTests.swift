import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct WindowProgressModifierTests {
  @Test func isThatOfTheViewOnTheScreen() {
    let progress = CurrentValueSubject<WindowProgress?, Never>(nil)
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").windowProgress(progress).windowTitle("Title")
    }
    #expect(screen.windowProgress == nil)
    progress.value = .fraction(0.4)
    #expect(screen.windowProgress == .fraction(0.4))
    #expect(screen.windowTitle == "Title")
    progress.value = nil
    #expect(screen.windowProgress == nil)
  }

  @Test func viewsInsideAndLaterOnesComeFirst() {
    let screen = Screen(columns: 9, rows: 2) {
      VStack {
        Text("a").windowProgress(.indeterminate)
        Text("b").windowProgress(nil).windowProgress(.paused(0.2))
      }
      .windowProgress(.failed())
    }
    #expect(screen.windowProgress == .paused(0.2))
  }

  @Test(arguments: [(-1, 0), (0, 0), (0.999, 99), (1, 100), (2, 100), (.nan, 0), (.infinity, 100)])
  func isAPercentage(fraction: Double, percentage: Int) {
    #expect(WindowProgress.fraction(fraction).percentage == percentage)
  }
}
