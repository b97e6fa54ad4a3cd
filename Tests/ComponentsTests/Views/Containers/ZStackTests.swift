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

  @Test func leaksNothing() {
    expectNoLeaks("ZStack") { tokens in ZStack { Text(tokens.retaining(tokens.texts)) } }
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("ZStack") { ZStack { Text("abc").border(style: .double) } }
  }
}
