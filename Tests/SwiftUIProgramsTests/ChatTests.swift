import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ChatTests {
  private let screen = program(32, 12) { ChatView() }

  @Test func sendsMessages() throws {
    try screen.click("Message")
    screen.type("Fine,  thanks\n")
    #expect(screen.focus?.text == "Message")
    try screen.requireSnapshot("two messages", includesStyles: true)
  }

  @Test func sendsNoBlankMessage() throws {
    try screen.click("Message")
    screen.type("   \n")
    try screen.click("Send")
    #expect(screen.find("You said") == nil)
  }
}
