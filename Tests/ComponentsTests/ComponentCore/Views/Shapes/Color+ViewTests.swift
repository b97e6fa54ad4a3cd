import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ColorViewTests {
  @Test func fillsTheProposedSpace() {
    let screen = Screen(columns: 4, rows: 2) { Color.red }
    #expect(screen.frame[3, 1].attributes.background == .red)
  }

  @Test func isOneCellWithoutAProposedSize() {
    let screen = Screen(columns: 4, rows: 2) {
      ScrollView([.horizontal, .vertical], showsIndicators: false) { Color.red }
    }
    #expect(screen.frame[0, 0].attributes.background == .red)
    #expect(screen.frame[1, 0].attributes.background == nil)
    #expect(screen.frame[0, 1].attributes.background == nil)
  }
}
