import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScenePhaseTests {
  private struct Reader: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("\(phase)").frame(width: 10, alignment: .leading) }
  }

  @Test func followsTheFocusOfTheWindow() {
    let screen = Screen(columns: 10, rows: 1) { Reader() }
    #expect(screen.text == "active")
    screen.send(.windowFocus(false))
    #expect(screen.text == "inactive")
    screen.send(.windowFocus(true))
    #expect(screen.text == "active")
    screen.scenePhase = .background
    #expect(screen.text == "background")
  }

  @Test func isComparable() {
    #expect(ScenePhase.background < .inactive)
    #expect(ScenePhase.inactive < .active)
  }
}
