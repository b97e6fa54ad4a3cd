import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SafeAreaTests {
  private var content: some View {
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).border()
  }

  @Test func insetsAtTheTopAndTheBottom() {
    #expect(
      picture(9, 4) { content.safeAreaInset(edge: .top, alignment: .leading) { Text("head") } }
        == "head\n╭───────╮\n│a      │\n╰───────╯")
    #expect(
      picture(9, 5) { content.safeAreaInset(edge: .bottom, spacing: 1) { Text("foot") } }
        == "╭───────╮\n│a      │\n╰───────╯\n\n  foot")
  }

  @Test func insetsAtTheSides() {
    #expect(
      picture(9, 3) { content.safeAreaInset(edge: .leading) { Text("|") } }
        == "  ╭─────╮\n| │a    │\n  ╰─────╯")
    #expect(
      picture(9, 3) {
        content.safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 0) { texts("x", "y") }
      } == "╭────╮\n│a   │\n╰────╯x y")
  }

  @Test func anEmptyInsetTakesNoSpace() {
    #expect(
      picture(5, 3) { content.safeAreaInset(edge: .top, spacing: 2) {} }
        == "╭───╮\n│a  │\n╰───╯")
  }

  @Test func staysWhileTheContentScrolls() {
    let screen = Screen(columns: 5, rows: 3) {
      ScrollView(showsIndicators: false) { ForEach(0..<9) { Text("\($0)") } }
        .safeAreaInset(edge: .bottom, alignment: .leading) { Text("end") }
    }
    screen.press(.tab)
    screen.press(.end)
    #expect(screen.text == "7\n8\nend")
  }

  @Test func aTerminalHasNoSafeArea() {
    #expect(picture { Text("a").ignoresSafeArea(.keyboard, edges: .bottom) } == "a")
  }
}
