import Components
import Signals
import SignalsTesting
import TextBackend
import Testing

/// That nothing of a view is left when it is gone: no node, no subscription, nothing scheduled.
@MainActor @Suite struct LifetimeTests {
  /// A view of such a `life` that is there as long as `isShown`, after a person has used it.
  private func used(
    _ life: Life, _ maker: Maker, _ isShown: CurrentValueSubject<Bool, Never>,
    _ scheduler: TestScheduler
  ) -> Screen {
    let screen = Screen(columns: 20, rows: 5, scheduler: scheduler) {
      Latest(of: isShown) { if $0 { life.view(maker) } }
    }
    _ = screen.bytes()
    screen.press(.tab)
    screen.type("ab ")
    screen.press(.enter)
    screen.move(column: 1, row: 1)
    screen.click(column: 1, row: 1)
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: .zero)))
    screen.press("s", modifiers: .control)
    maker.texts.value += "!"
    maker.flags.value.toggle()
    maker.lists.value = [3, 2, 7, 1, 9]
    scheduler.advance(by: .seconds(1))
    _ = screen.bytes()
    return screen
  }

  @Test(arguments: Life.all)
  func nothingOutlivesAView(life: Life) {
    let (maker, isShown, scheduler) = (
      Maker(), CurrentValueSubject<Bool, Never>(true), TestScheduler()
    )
    let screen = used(life, maker, isShown, scheduler)
    #expect(maker.tokensMade > 0)
    isShown.value = false
    #expect(screen.picture == "")
    #expect(maker.tokensLeft == 0)
    scheduler.advance(by: .seconds(1))
    #expect(scheduler.scheduled == 0)
    #expect(screen.frame.cursor == nil)
    #expect(!screen.press("s", modifiers: .control))
  }

  @Test(arguments: Life.all)
  func nothingOutlivesAScreen(life: Life) {
    let (maker, isShown, scheduler) = (
      Maker(), CurrentValueSubject<Bool, Never>(true), TestScheduler()
    )
    do {
      let screen = used(life, maker, isShown, scheduler)
      #expect(maker.tokensMade > 0)
      _ = screen.text
    }
    #expect(maker.tokensLeft == 0)
    #expect(scheduler.scheduled == 0)
  }
}
