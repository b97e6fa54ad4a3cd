import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilityHintTests {
  @Test func isSaidLast() {
    let outline = outline {
      Button("Purge").disabled().accessibilityHint("Deletes all messages")
      Button("Save").help("Writes the file")
      Button("Send").help("Sends it").accessibilityHint(Text("To everyone"))
    }
    #expect(
      outline == """
        Purge, button, disabled, Deletes all messages
        Save, button, Writes the file
        Send, button, To everyone
        """)
  }

  @Test func followsAPublisher() {
    let hints = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 9, rows: 3) { Button("Go").accessibilityHint(hints) }
    hints.send("Begins")
    #expect(screen.outline == "Go, button, Begins")
  }
}
