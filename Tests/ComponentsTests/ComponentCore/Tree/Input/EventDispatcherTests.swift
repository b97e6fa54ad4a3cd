import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct EventDispatcherTests {
  private func mouse(_ kind: MouseEvent.Kind, _ column: Int) -> InputEvent {
    .mouse(MouseEvent(kind, at: Point(x: column, y: 0)))
  }

  private func screen(_ count: CurrentValueSubject<Int, Never>) -> Screen {
    let screen = Screen(columns: 9, rows: 1) {
      Button("Go") { count.value += 1 }.buttonStyle(.plain)
    }
    _ = screen.text
    return screen
  }

  private let count = CurrentValueSubject<Int, Never>(0)

  @Test func reportsWhetherAnEventWasHandled() {
    let screen = screen(count)
    #expect(!screen.press("x"))
    #expect(!screen.send(.paste("x")))
    #expect(screen.press(.tab))
    #expect(screen.press(.enter))
    #expect(screen.send(mouse(.move, 3)))
    #expect(!screen.send(mouse(.move, 8)))
    #expect(!screen.send(mouse(.press(.right), 3)))
  }

  @Test func losingWindowFocusCancelsThePress() {
    let screen = screen(count)
    screen.send(mouse(.press(.left), 3))
    #expect(screen.send(.windowFocus(false)))
    screen.send(mouse(.release(.left), 3))
    #expect(count.value == 0)
    #expect(!screen.send(.windowFocus(true)))
  }

  @Test func losingWindowFocusEndsHovering() {
    let screen = screen(count)
    screen.send(mouse(.move, 3))
    #expect(screen.attributes(of: "Go")?.isUnderlined == true)
    screen.send(.windowFocus(false))
    #expect(screen.attributes(of: "Go")?.isUnderlined == false)
  }

  @Test func shiftTurnsAVerticalWheelHorizontal() {
    let screen = Screen(columns: 4, rows: 2) {
      ScrollView(.horizontal, showsIndicators: false) { Text("abcdefghij") }
    }
    #expect(screen.text.hasPrefix("abcd"))
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: .zero, modifiers: .shift)))
    #expect(screen.text.hasPrefix("defg"))
  }

  @Test func releasingOverANodeRemovedWhilePressedDoesNothing() {
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: isShown) { if $0 { Button("Go") { count.value += 1 }.buttonStyle(.plain) } }
    }
    _ = screen.text
    screen.send(mouse(.press(.left), 3))
    isShown.value = false
    #expect(!screen.send(mouse(.release(.left), 3)))
    #expect(count.value == 0)
  }
}
