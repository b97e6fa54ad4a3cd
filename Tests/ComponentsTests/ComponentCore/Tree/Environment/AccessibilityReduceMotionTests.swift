import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilityReduceMotionTests {
  private let scheduler = TestScheduler()
  private let isReduced = CurrentValueSubject<Bool, Never>(true)
  private let isWide = CurrentValueSubject<Bool, Never>(false)

  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    let screen = Screen(columns: 12, rows: 2, scheduler: scheduler) {
      content().environment(\.accessibilityReduceMotion, isReduced)
    }
    _ = screen.text
    return screen
  }

  @Test func animationsShowTheirEndAtOnce() {
    let screen = screen { Text("x").padding(.leading, isWide.map { $0 ? 8 : 0 }) }
    var isComplete = false
    withAnimation(.linear(duration: 1)) {
      isWide.value = true
    } completion: {
      isComplete = true
    }
    #expect(screen.picture == "        x")
    #expect(screen.picture == "        x" && isComplete)
    #expect(scheduler.scheduled == 0)
  }

  @Test func aRunningAnimationEnds() {
    isReduced.value = false
    let screen = screen { Text("x").padding(.leading, isWide.map { $0 ? 8 : 0 }) }
    withAnimation(.linear(duration: 1).repeatForever()) { isWide.value = true }
    #expect(screen.picture == "x")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "    x")
    isReduced.value = true
    #expect(screen.picture == "        x")
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "        x")
    #expect(scheduler.scheduled == 0)
  }

  @Test func transitionsAreNotShown() {
    let screen = screen { Latest(of: isWide) { if $0 { Text("abcd").transition(.slide) } } }
    withAnimation(.linear(duration: 1)) { isWide.value = true }
    #expect(screen.picture == "abcd")
    withAnimation(.linear(duration: 1)) { isWide.value = false }
    #expect(screen.picture == "")
    #expect(scheduler.scheduled == 0)
  }

  @Test func spinnersStandStill() {
    let screen = screen { ProgressView("Loading") }
    #expect(screen.picture == "⠿ Loading")
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "⠿ Loading")
    #expect(scheduler.scheduled == 0)
    isReduced.value = false
    #expect(screen.picture == "⠋ Loading")
    screen.advance(by: .milliseconds(100))
    #expect(screen.picture == "⠙ Loading")
  }

  private struct Reader: View {
    @Environment(\.accessibilityReduceMotion) private var isReduced

    var body: some View { Text(isReduced ? "still" : "moving") }
  }

  @Test func viewsCanReadIt() {
    let screen = screen { Reader() }
    #expect(screen.picture == "still")
    isReduced.value = false
    #expect(screen.picture == "moving")
    #expect(picture { Reader() } == "moving")
  }
}
