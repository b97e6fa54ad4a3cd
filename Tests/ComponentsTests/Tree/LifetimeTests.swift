import Components
import Signals
import SignalsTesting
import TextBackend
import Testing

/// Checks that a removed view leaves no node, no subscription and nothing scheduled.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LifetimeTests {
  /// Returns a screen with the view of `lifetimeCase`, after input and changes of its publishers.
  /// The view is present while `isShown` is `true`.
  private func screenAfterUse(
    _ lifetimeCase: LifetimeCase, _ tokens: TokenFactory,
    _ isShown: CurrentValueSubject<Bool, Never>,
    _ scheduler: TestScheduler
  ) -> Screen {
    let screen = Screen(columns: 20, rows: 5, scheduler: scheduler) {
      Latest(of: isShown) { if $0 { lifetimeCase.view(tokens) } }
    }
    _ = screen.bytes()
    screen.press(.tab)
    screen.type("ab ")
    screen.press(.enter)
    screen.move(column: 1, row: 1)
    screen.click(column: 1, row: 1)
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: .zero)))
    screen.press("s", modifiers: .control)
    tokens.texts.value += "!"
    tokens.flags.value.toggle()
    tokens.lists.value = [3, 2, 7, 1, 9]
    scheduler.advance(by: .seconds(1))
    _ = screen.bytes()
    return screen
  }

  @Test(arguments: LifetimeCase.all)
  func nothingOutlivesItsView(lifetimeCase: LifetimeCase) {
    let (tokens, isShown, scheduler) = (
      TokenFactory(), CurrentValueSubject<Bool, Never>(true), TestScheduler()
    )
    let screen = screenAfterUse(lifetimeCase, tokens, isShown, scheduler)
    #expect(tokens.tokensMade > 0)
    isShown.value = false
    #expect(screen.picture == "")
    #expect(tokens.tokensLeft == 0)
    scheduler.advance(by: .seconds(1))
    #expect(scheduler.scheduled == 0)
    #expect(screen.frame.cursor == nil)
    #expect(!screen.press("s", modifiers: .control))
  }

  @Test(arguments: LifetimeCase.all)
  func nothingOutlivesItsScreen(lifetimeCase: LifetimeCase) {
    let (tokens, isShown, scheduler) = (
      TokenFactory(), CurrentValueSubject<Bool, Never>(true), TestScheduler()
    )
    do {
      let screen = screenAfterUse(lifetimeCase, tokens, isShown, scheduler)
      #expect(tokens.tokensMade > 0)
      _ = screen.text
    }
    #expect(tokens.tokensLeft == 0)
    #expect(scheduler.scheduled == 0)
  }
}
