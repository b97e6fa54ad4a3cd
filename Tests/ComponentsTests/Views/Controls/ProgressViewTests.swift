import Components
import Signals
import SignalsTesting
import TextBackend
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct ProgressViewTests {
  @Test func showsTheFraction() {
    #expect(picture(15, 2) { ProgressView("Loading", value: 0.5) } == "Loading\n█████░░░░░  50%")
    #expect(picture(15, 1) { ProgressView(value: 3, total: 8) } == "███▊░░░░░░  37%")
    #expect(picture(15, 1) { ProgressView(value: 1) } == "██████████ 100%")
    #expect(picture(4, 1) { ProgressView(value: 0.5) } == "██░░")
  }

  @Test func drawsWithASCIIWhenRequired() {
    let text = picture(15, 1) { ProgressView(value: 0.55).environment(\.usesASCII, true) }
    #expect(text == "#####-----  55%")
  }

  @Test(arguments: [-1, Double.nan, -Double.infinity]) func treatsInvalidValuesAsZero(
    value: Double
  ) {
    #expect(picture(15, 1) { ProgressView(value: value) } == "░░░░░░░░░░   0%")
  }

  @Test(arguments: [2, Double.infinity]) func isAtMostComplete(value: Double) {
    #expect(picture(15, 1) { ProgressView(value: value) } == "██████████ 100%")
  }

  @Test func zeroOfZeroIsZeroPercent() {
    #expect(picture(15, 1) { ProgressView(value: 0, total: 0) } == "░░░░░░░░░░   0%")
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

  @Test(arguments: [(0, 0), (1, 1), (200, 60)])
  func drawsAtAnySize(columns: Int, rows: Int) {
    _ = picture(200, 60) {
      ProgressView("a", value: 0.3).frame(width: columns, height: rows)
      ProgressView("a").frame(width: columns, height: rows)
    }
  }
}
