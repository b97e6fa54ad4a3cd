import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct QuitActionTests {
  private struct QuitButton: View {
    var status: Int32 = 0
    @Environment(\.quit) private var quit
    var body: some View { Button("Quit") { quit(status: status) } }
  }

  @Test func setsTheStatusOfTheScreen() {
    let screen = Screen(columns: 9, rows: 3) { QuitButton(status: 3) }
    #expect(screen.quitStatus == nil)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.quitStatus == 3)
  }

  @Test func keepsTheFirstStatus() {
    let screen = Screen(columns: 9, rows: 6) {
      QuitButton(status: 1)
      QuitButton(status: 2)
    }
    for _ in 0..<2 {
      screen.press(.tab)
      screen.press(.enter)
    }
    #expect(screen.quitStatus == 1)
  }

  @Test func canBeReplaced() {
    var statuses: [Int32] = []
    let screen = Screen(columns: 9, rows: 3) {
      QuitButton(status: 7).environment(\.quit, QuitAction { statuses.append($0) })
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(statuses == [7])
    #expect(screen.quitStatus == nil)
  }

  @Test func doesNothingOutsideAScreen() {
    EnvironmentValues().quit()
    #expect(EnvironmentValues().quit == EnvironmentValues().quit)
  }
}
