import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextFieldNodeTests {
  private let scheduler = TestScheduler()
  private let text = CurrentValueSubject<String, Never>("one two")

  private func screen() -> Screen {
    let screen = Screen(columns: 9, rows: 1, scheduler: scheduler) {
      TextField(text: text).textFieldStyle(.plain)
    }
    _ = screen.text
    return screen
  }

  private func selected(_ screen: Screen) -> String {
    let frame = screen.frame
    return (0..<9).filter { frame[$0, 0].attributes.isSelected == true }
      .map { frame[$0, 0].text }.joined()
  }

  @Test func quickClicksSelectMore() {
    let screen = screen()
    screen.click(column: 1, row: 0)
    #expect(selected(screen) == "")
    screen.click(column: 1, row: 0)
    #expect(selected(screen) == "one")
    screen.click(column: 1, row: 0)
    #expect(selected(screen) == "one two")
  }

  @Test func slowClicksSelectNothing() {
    let screen = screen()
    screen.click(column: 1, row: 0)
    screen.advance(by: .milliseconds(401))
    screen.click(column: 1, row: 0)
    #expect(selected(screen) == "")
  }

  @Test func pastesOneLineWithoutItsNewline() {
    let screen = screen()
    screen.press(.tab)
    screen.press(.end)
    screen.send(.paste("!\n"))
    #expect(text.value == "one two!")
  }

  @Test func disabledFieldIgnoresItsShortcut() {
    let screen = Screen(columns: 9, rows: 1) {
      TextField(text: text).keyboardShortcut("e").disabled()
    }
    #expect(!screen.press("e", modifiers: .control))
  }
}
