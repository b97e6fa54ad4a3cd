import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct RefreshableTests {
  private struct Reload: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
      Button(refresh == nil ? "none" : "reload") { Task { await refresh?() } }
        .buttonStyle(.plain)
    }
  }

  @Test func aKeyRefreshes() async {
    await confirmation { refreshed in
      let (refreshes, continuation) = AsyncStream<Void>.makeStream()
      let screen = Screen(columns: 9, rows: 1) {
        Text("content").refreshable { continuation.yield() }
      }
      _ = screen.text
      screen.press("r", modifiers: .control)
      for await _ in refreshes.prefix(1) { refreshed() }
    }
  }

  @Test func viewsInsideFindTheAction() async {
    await confirmation { refreshed in
      let (refreshes, continuation) = AsyncStream<Void>.makeStream()
      let screen = Screen(columns: 12, rows: 2) {
        Reload()
        Reload().refreshable { continuation.yield() }
      }
      #expect(screen.picture.contains("none") && screen.picture.contains("reload"))
      screen.click(column: 4, row: 1)
      for await _ in refreshes.prefix(1) { refreshed() }
    }
  }
}
