import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GroupBoxTests {
  @Test func showsItsTitleInTheBorder() {
    let text = picture {
      GroupBox("Net") {
        Text("address")
        Text("port")
      }
    }
    #expect(
      text == """
        ╭ Net ────╮
        │ address │
        │ port    │
        ╰─────────╯
        """)
  }

  @Test func isAsWideAsItsTitle() {
    let text = picture { GroupBox("Network") { Text("on") } }
    #expect(text == "╭ Network ╮\n│ on      │\n╰─────────╯")
  }

  @Test func truncatesItsTitle() {
    let text = picture(9, 3) { GroupBox("Network") { Text("on") } }
    #expect(text == "╭ Netw… ╮\n│ on    │\n╰───────╯")
  }

  @Test func hasNoGapWithoutATitle() {
    #expect(picture { GroupBox { Text("on") } } == "╭────╮\n│ on │\n╰────╯")
    #expect(
      picture { GroupBox(label: Text("a")) { Text("on") } } == "╭ a ─╮\n│ on │\n╰────╯")
  }

  @Test(arguments: [ColorDepth.trueColor, .none])
  func showsTheFocusByItsBorder(_ depth: ColorDepth) {
    let screen = Screen(columns: 24, rows: 3, colorDepth: depth) {
      HStack {
        GroupBox { Button("a") {}.buttonStyle(.plain) }
        GroupBox { Button("b") {}.buttonStyle(.plain) }
      }
    }
    func boxesWithFocus() -> [Bool] {
      let corners = (0..<24).map { screen.frame[$0, 0] }.filter { "╭┏".contains($0.text) }
      return corners.map { corner in
        depth == .none
          ? corner.text == "┏" : corner.attributes.foreground == Theme.standard.dark.accent
      }
    }
    #expect(boxesWithFocus() == [false, false])
    screen.press(.tab)
    #expect(boxesWithFocus() == [true, false])
    screen.press(.tab)
    #expect(boxesWithFocus() == [false, true])
  }

  @Test func followsAPublisher() {
    let titles = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 12, rows: 3) {
      GroupBox {
        Text("on")
      } label: {
        Text(titles)
      }
    }
    titles.value = "abcd"
    #expect(screen.text == "╭ abcd ╮\n│ on   │\n╰──────╯")
  }

  @Test func movesTheGapWithTheEndOfTheTitle() {
    let titles = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 14, rows: 3) {
      GroupBox {
        Text("a long line")
      } label: {
        Text(titles)
      }
    }
    #expect(screen.text.hasPrefix("╭ a ─────────╮"))
    titles.value = "abcd"
    #expect(screen.text.hasPrefix("╭ abcd ──────╮"))
    titles.value = "ab"
    #expect(screen.text.hasPrefix("╭ ab ────────╮"))
  }

  @Test func theBorderDoesNotShowThroughATitleOfSeveralViews() {
    let text = picture(20, 3) {
      GroupBox {
        Text("content of the box")
      } label: {
        Text("a").padding(.trailing, 2)
        Text("b")
      }
    }
    #expect(text.hasPrefix("╭ a   b ─"))
  }
}
