import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct HiddenTests {
  @Test func keepsItsSpace() {
    #expect(
      picture {
        HStack {
          Text("a")
          Text("secret").hidden()
          Text("b")
        }
      } == "a        b")
  }

  @Test func takesNoInput() {
    let presses = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 1) {
      Button("b") { presses.value += 1 }.buttonStyle(.plain).keyboardShortcut("s").hidden()
    }
    _ = screen.text
    screen.press(.tab)
    screen.press(.enter)
    screen.press("s", modifiers: .control)
    for column in 0..<9 { screen.click(column: column, row: 0) }
    #expect(presses.value == 0)
  }

  @Test func followsAPublisher() {
    let (presses, flags) = (
      CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Bool, Never>(false)
    )
    let screen = Screen(columns: 5, rows: 1) {
      Button("b") { presses.value += 1 }.buttonStyle(.plain).hidden(flags)
    }
    _ = screen.text
    screen.press(.tab)
    flags.value = true
    #expect(screen.text == "")
    screen.press(.enter)
    #expect(presses.value == 0)
    flags.value = false
    #expect(screen.text == "  b")
    screen.press(.tab)
    screen.press(.enter)
    #expect(presses.value == 1)
  }
}
