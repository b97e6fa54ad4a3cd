import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AppearanceTests {
  @Test func hasTheRoleOfTheButton() {
    let warning = AppearanceButtonStyle { $0.symbol = $0.role == .destructive ? "!" : nil }
    #expect(picture { Button("a", role: .destructive).buttonStyle(warning) } == "! a")
    #expect(picture { Button("a").buttonStyle(warning) } == "a")
  }
}
