import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PlainTextFieldStyleTests {
  @Test func underlinesAndMarksFocus() {
    let screen = Screen(columns: 5, rows: 1) {
      TextField(text: .constant("ab")).textFieldStyle(.plain)
    }
    #expect(screen.attributes(of: "ab")?.isUnderlined == true)
    #expect(screen.attributes(of: "ab")?.isBold != true)
    screen.press(.tab)
    #expect(screen.attributes(of: "ab")?.isBold == true)
  }
}
