import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct NavigationDestinationTests {
  @Test func aTitleIsAText() {
    let screen = Screen(columns: 12, rows: 3) {
      NavigationStack {
        Text("root").navigationTitle(Text("In") + Text("box").foregroundColor(.red))
      }
    }
    #expect(screen.picture == "Inbox\n────────────\n    root")
    #expect(screen.effects(of: "Inbox") == "bold")
    #expect(screen.frame[2, 0].attributes.foreground == .red)
  }

  @Test func aTitleFollowsABinding() {
    struct Note: View {
      @State private var title = "Note"

      var body: some View {
        Button("rename") { title = "Poem" }.buttonStyle(.plain).navigationTitle($title)
      }
    }
    let screen = Screen(columns: 12, rows: 3) { NavigationStack { Note() } }
    #expect(screen.picture == "Note\n────────────\n   rename")
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.picture.hasPrefix("Poem\n"))
  }
}
