import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FrameTextTests {
  @Test func linesAreTheRowsWithoutTrailingSpaces() {
    let screen = Screen(columns: 6, rows: 3) {
      VStack(alignment: .leading) {
        Text("a界b")
        Text("  c  ")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(screen.frame.lines == ["a界b", "  c", ""])
    #expect(screen.frame.lines.joined(separator: "\n") == screen.text)
  }
}
