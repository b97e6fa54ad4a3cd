import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ListRowModifiersTests {
  @Test func theBackgroundIsAsWideAsTheList() {
    let screen = Screen(columns: 6, rows: 2) {
      List(0..<2) { Text("\($0)").listRowBackground($0 == 0 ? Color.red : nil) }
    }
    #expect(screen.text == "0\n1")
    #expect(screen.frame[5, 0].attributes.background == .red)
    #expect(screen.frame[5, 1].attributes.background == Theme.standard.dark.surface)
  }

  @Test func insetsSurroundTheContent() {
    let screen = Screen(columns: 6, rows: 4) {
      List(0..<2) {
        Text("\($0)").listRowInsets(EdgeInsets(leading: 2, bottom: 1)).listRowSeparator(.hidden)
      }
    }
    #expect(screen.text == "  0\n\n  1\n")
  }
}
