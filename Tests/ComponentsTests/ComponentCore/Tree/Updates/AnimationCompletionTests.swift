import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct AnimationCompletionTests {
  private final class Log {
    var completions = 0
  }

  private let scheduler = TestScheduler()
  private let widths = CurrentValueSubject<Int, Never>(1)
  private let log = Log()

  private func screen() -> Screen {
    let screen = Screen(columns: 9, rows: 1, scheduler: scheduler) {
      Color.red.frame(width: widths)
    }
    _ = screen.text
    return screen
  }

  private func animate(
    _ animation: Animation?, to width: Int,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete
  ) {
    withAnimation(animation, completionCriteria: completionCriteria) {
      widths.value = width
    } completion: {
      log.completions += 1
    }
  }

  @Test func runsOnceAfterTheEnd() {
    let screen = screen()
    animate(.linear(duration: 1), to: 9)
    _ = screen.text
    screen.advance(by: .milliseconds(900))
    _ = screen.text
    #expect(log.completions == 0)
    screen.advance(by: .milliseconds(100))
    _ = screen.text
    #expect(log.completions == 1)
    screen.advance(by: .seconds(9))
    _ = screen.text
    #expect(log.completions == 1)
  }

  @Test func runsAtOnceIfNothingChanges() {
    withAnimation {
    } completion: {
      log.completions += 1
    }
    #expect(log.completions == 1)
  }

  @Test func runsInTheNextFrameIfNothingIsAnimated() {
    let screen = screen()
    animate(nil, to: 9)
    #expect(log.completions == 0)
    _ = screen.text
    #expect(log.completions == 1)
    animate(.linear, to: 9)
    _ = screen.text
    #expect(log.completions == 2)
  }

  @Test func runsWhenTheAnimationIsInterrupted() {
    let screen = screen()
    animate(.linear.repeatForever(), to: 9)
    _ = screen.text
    screen.advance(by: .seconds(9))
    _ = screen.text
    #expect(log.completions == 0)
    withAnimation(.linear(duration: 1)) { widths.value = 2 }
    _ = screen.text
    #expect(log.completions == 1)
  }

  @Test func aSpringIsLogicallyCompleteBeforeItIsAtRest() {
    let screen = screen()
    func duration(_ criteria: AnimationCompletionCriteria) -> Int {
      let before = log.completions
      animate(.bouncy, to: widths.value == 9 ? 1 : 9, completionCriteria: criteria)
      var tenths = 0
      _ = screen.text
      while log.completions == before, tenths < 100 {
        screen.advance(by: .milliseconds(100))
        _ = screen.text
        tenths += 1
      }
      screen.advance(by: .seconds(10))
      _ = screen.text
      return tenths
    }
    let (logical, removed) = (duration(.logicallyComplete), duration(.removed))
    #expect(logical == 5 || logical == 6)
    #expect(removed > 7 && removed < 100)
  }

  @Test func changesOfTheCompletionAreInTheSameFrame() {
    let screen = screen()
    let title = CurrentValueSubject<String, Never>("a")
    let other = Screen(columns: 9, rows: 1, scheduler: scheduler) { Text(title) }
    _ = other.text
    withAnimation(.linear(duration: 1)) {
      widths.value = 9
    } completion: {
      widths.value = 4
    }
    _ = screen.text
    screen.advance(by: .seconds(1))
    #expect((0..<9).filter { screen.frame[$0, 0].attributes.background == .red }.count == 4)
  }

  @Test func waitsForTheRemovalOfAView() {
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 1, scheduler: scheduler) {
      Latest(of: isShown) { if $0 { Text("a").transition(.opacity) } }
    }
    _ = screen.text
    withAnimation(.linear(duration: 1)) {
      isShown.value = false
    } completion: {
      log.completions += 1
    }
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    _ = screen.text
    #expect(log.completions == 0)
    screen.advance(by: .milliseconds(500))
    _ = screen.text
    #expect(log.completions == 1)
  }

  @Test func isReleasedWithItsScreen() {
    weak var token: Token?
    do {
      let screen = screen()
      let new = Token()
      token = new
      withAnimation(.linear(duration: 9)) {
        widths.value = 9
      } completion: { [log] in
        new.touch()
        log.completions += 1
      }
      _ = screen.text
      #expect(token != nil)
    }
    #expect(token == nil)
    #expect(log.completions == 0)
  }
}
