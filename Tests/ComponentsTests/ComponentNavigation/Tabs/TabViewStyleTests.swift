import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TabViewStyleTests {
  private func pages() -> some View {
    TabView {
      Text("first")
      Text("second")
      Text("third")
    }
  }

  @Test func pagesHaveDots() {
    let screen = Screen(columns: 7, rows: 2) { pages().tabViewStyle(.page) }
    #expect(screen.picture == " first\n ● ○ ○")
    screen.click(column: 5, row: 1)
    #expect(screen.picture.hasPrefix(" third\n"))
    screen.press(.pageDown, modifiers: .control)
    #expect(screen.picture.hasPrefix(" first\n"))
  }

  @Test func dotsAreLettersOnATerminalOfASCII() {
    #expect(
      picture(7, 2) { pages().tabViewStyle(.page).environment(\.usesASCII, true) }
        == " first\n * o o")
  }

  @Test func dotsMayBeHidden() {
    let screen = Screen(columns: 7, rows: 1) {
      pages().tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(screen.picture == " first")
    screen.press(.pageDown, modifiers: .control)
  }

  @Test func followsAPublisher() {
    let styles = CurrentValueSubject<TabViewStyle, Never>(.page)
    let screen = Screen(columns: 9, rows: 3) {
      TabView { Tab("One") { Text("x") } }.tabViewStyle(styles)
    }
    #expect(screen.picture.contains("●"))
    styles.value = .automatic
    #expect(screen.picture.contains("One") && !screen.picture.contains("●"))
  }
}
