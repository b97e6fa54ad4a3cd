import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ModifiedContentTests {
  @Test func updatesItsModifierInPlace() {
    struct Padded: View {
      @State private var padding = 1
      var body: some View {
        Text("a").padding(.leading, padding).onTapGesture { padding += 1 }
      }
    }
    let screen = Screen(columns: 9, rows: 1) { Padded() }
    #expect(screen.text == " a")
    screen.click(column: 1, row: 0)
    #expect(screen.text == "  a")
  }
}
