import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ProgressViewTests {
  @Test func showsTheFraction() {
    #expect(picture(15, 2) { ProgressView("Loading", value: 0.5) } == "Loading\n█████░░░░░  50%")
    #expect(picture(15, 1) { ProgressView(value: 3, total: 8) } == "███▊░░░░░░  37%")
    #expect(picture(15, 1) { ProgressView(value: 1) } == "██████████ 100%")
    #expect(picture(4, 1) { ProgressView(value: 0.5) } == "██░░")
  }

  @Test func followsAPublisher() {
    let values = PassthroughSubject<Double, Never>()
    let screen = Screen(columns: 15, rows: 1) { ProgressView(value: values, total: 10) }
    #expect(screen.text == "░░░░░░░░░░   0%")
    values.send(4)
    #expect(screen.text == "████░░░░░░  40%")
  }

  @Test func keepsTheValueOnNil() {
    let values = PassthroughSubject<Double?, Never>()
    let screen = Screen(columns: 15, rows: 1) { ProgressView(value: values) }
    values.send(0.4)
    _ = screen.text
    values.send(nil)
    #expect(screen.text == "████░░░░░░  40%")
  }
}
