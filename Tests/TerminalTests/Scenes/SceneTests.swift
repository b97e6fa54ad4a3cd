import Components
import Terminal
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct SceneTests {
  private struct Panel: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup {
        Button("\(count)") { count += 1 }.buttonStyle(.plain)
      }
    }
  }

  @Test func aWindowGroupShowsItsContent() {
    let screen = Screen(columns: 10, rows: 1) { Panel().body }
    #expect(screen.text.contains("0"))
  }
}
