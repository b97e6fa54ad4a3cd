import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct BuilderPatternTests {
  @Test func allButtonsChangeInOneFrame() {
    let screen = screen(of: .builder)
    #expect(screen.text.ranges(of: "Select All").count == 2)
    screen.advance(by: .seconds(1))
    #expect(screen.text.ranges(of: "Delete All").count == 2)
  }

  @Test func showsTheStreamsOfTitlesAndPresses() {
    let screen = screen(of: .builder)
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    screen.advance(by: .milliseconds(300))
    #expect(screen.text.contains("titles         Selec●"))
    #expect(screen.text.contains("colors         ─────●"))
    #expect(screen.text.contains("presses        ◆────●"))
  }

  @Test func hasNoStreamsWithoutAnimation() {
    let screen = Screen(columns: 80, rows: 24, scheduler: TestScheduler()) {
      PageView(page: .builder, input: DemoInput(isAnimated: false))
    }
    screen.advance(by: .milliseconds(300))
    #expect(!screen.text.contains("●"))
  }
}
