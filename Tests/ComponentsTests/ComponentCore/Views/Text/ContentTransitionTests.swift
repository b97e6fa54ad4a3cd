import Components
import Signals
import SignalsTesting
import TestSupport
import TextBackend
import Testing

@MainActor @Suite(.watchdog) struct ContentTransitionTests {
  private let scheduler = TestScheduler()
  private let score = CurrentValueSubject<Int, Never>(10)

  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    let content = content()
    let screen = Screen(columns: 12, rows: 1, scheduler: scheduler) { content }
    _ = screen.text
    return screen
  }

  /// Returns what is shown at once, after half a second and after a second when the score becomes
  /// 54.
  private func texts(_ screen: Screen) -> [String] {
    withAnimation(.linear(duration: 1)) { score.value = 54 }
    return [screen.text]
      + (0..<2).map { _ in
        screen.advance(by: .milliseconds(500))
        return screen.text
      }
  }

  @Test func digitsRollInAnAnimation() {
    let screen = screen { Text(score.map(String.init)).contentTransition(.numericText()) }
    #expect(texts(screen) == ["10", "32", "54"])
  }

  @Test func digitsOfStyledPartsRoll() {
    let text = Text("Score ") + Text(score.map(String.init)).bold()
    let screen = screen { text.contentTransition(.numericText()) }
    #expect(texts(screen) == ["Score 10", "Score 32", "Score 54"])
  }

  @Test func digitsOfABodyRoll() {
    let screen = screen {
      Latest(of: score) { Text("\($0) points").contentTransition(.numericText()) }
    }
    #expect(texts(screen) == ["10 points", "32 points", "54 points"])
  }

  @Test func digitsOfAScopeRoll() {
    let screen = screen {
      Text(score.map(String.init)).contentTransition(.numericText())
        .animation(.linear(duration: 1))
    }
    score.value = 54
    #expect(screen.text == "10")
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "32")
  }

  @Test func textsChangeAtOnceWithoutATransition() {
    let screen = screen { Text(score.map(String.init)) }
    #expect(texts(screen).first == "54")
  }

  @Test func textsChangeAtOnceWithoutAnAnimation() {
    let screen = screen { Text(score.map(String.init)).contentTransition(.numericText()) }
    score.value = 54
    #expect(screen.text == "54")
  }

  @Test func textsChangeAtOnceWithReducedMotion() {
    let screen = screen {
      Text(score.map(String.init)).contentTransition(.numericText())
        .environment(\.accessibilityReduceMotion, true)
    }
    #expect(texts(screen).first == "54")
  }

  @Test func anotherValueContinuesFromTheDigitsThatAreShown() {
    let screen = screen { Text(score.map(String.init)).contentTransition(.numericText()) }
    withAnimation(.linear(duration: 1)) { score.value = 54 }
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    withAnimation(.linear(duration: 1)) { score.value = 36 }
    #expect(screen.text == "32")
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "34")
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "36")
  }

  @Test func aTransitionFollowsAPublisher() {
    let transitions = CurrentValueSubject<ContentTransition, Never>(.identity)
    let screen = screen { Text(score.map(String.init)).contentTransition(transitions) }
    #expect(texts(screen).first == "54")
    transitions.value = .numericText()
    score.value = 10
    _ = screen.text
    #expect(texts(screen) == ["10", "32", "54"])
  }
}
