import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ButtonNodeTests {
  private let count = CurrentValueSubject<Int, Never>(0)
  private let scheduler = TestScheduler()

  private func screen() -> Screen {
    let screen = Screen(columns: 9, rows: 1, scheduler: scheduler) {
      Button("Go") { count.value += 1 }.buttonStyle(.plain)
    }
    screen.press(.tab)
    return screen
  }

  @Test func keyPressEndsAfterItsDuration() {
    let screen = screen()
    screen.press(.enter)
    #expect(screen.attributes(of: "Go")?.isReversed == true)
    screen.advance(by: .milliseconds(119))
    #expect(screen.attributes(of: "Go")?.isReversed == true)
    screen.advance(by: .milliseconds(1))
    #expect(screen.attributes(of: "Go")?.isReversed == false)
  }

  @Test func heldKeysPressOnce() {
    let screen = screen()
    screen.press(.space)
    for _ in 0..<3 { #expect(screen.send(.key(KeyPress(.space, phase: .repeating)))) }
    #expect(count.value == 1)
  }

  @Test func ignoresOtherKeysAndPastes() {
    let screen = screen()
    #expect(!screen.press("x"))
    #expect(!screen.press(.enter, modifiers: .shift))
    #expect(!screen.send(.paste("x")))
    #expect(count.value == 0)
  }
}
