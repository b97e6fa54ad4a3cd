import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ZStackTests {
  @Test func drawsTheLastViewInFront() {
    #expect(
      picture { ZStack { texts("aaaaa", "b") } } == "aabaa")
  }

  @Test func alignsItsViews() {
    #expect(
      picture { ZStack(alignment: .bottomTrailing) { texts("aa\naa", "b") } } == "aa\nab")
  }

  @Test func keepsTheBackgroundBehindText() {
    let screen = Screen(columns: 5, rows: 1) {
      ZStack {
        Color.red; Text("a")
      }
    }
    #expect(screen.attributes(of: "a")?.background == .red)
  }
}
