import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FocusedTests {
  @Test func followsAPublisher() {
    let flags = PassthroughSubject<Bool, Never>()
    let screen = Screen(columns: 20, rows: 1) { TextField().textFieldStyle(.plain).focused(flags) }
    #expect(screen.frame.cursor == nil)
    flags.send(true)
    #expect(screen.frame.cursor == .zero)
    flags.send(false)
    #expect(screen.frame.cursor == nil)
  }
}
