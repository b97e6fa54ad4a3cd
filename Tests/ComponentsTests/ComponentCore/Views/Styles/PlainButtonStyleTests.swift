import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PlainButtonStyleTests {
  @Test func plainButtonIsMarkedWhenFocused() {
    let screen = Screen(columns: 12, rows: 1) { Button("Go").buttonStyle(.plain) }
    #expect(screen.text == "  Go")
    screen.press(.tab)
    #expect(screen.text == "▸ Go ◂")
    #expect("\(screen.accessibility.children)".contains("Go, button"))
  }
}
