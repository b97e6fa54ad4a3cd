import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SearchableTests {
  private struct Fruits: View {
    @State private var query = ""
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(
          ["apple", "fig", "plum"].filter { query.isEmpty || $0.contains(query) }, id: \.self
        ) { Text($0) }
      }
      .searchable(text: $query)
    }
  }

  @Test func filtersAsTheUserTypes() {
    let screen = Screen(columns: 12, rows: 4) { Fruits() }
    #expect(screen.picture == "/ Search\napple\nfig\nplum")
    screen.press("f", modifiers: .control)
    screen.type("pl")
    #expect(screen.picture == "/ pl\napple\nplum")
    screen.type("u")
    #expect(screen.picture == "/ plu\nplum")
    screen.press(.escape)
    #expect(screen.picture == "/ Search\napple\nfig\nplum")
    #expect(!screen.press(.escape))
  }

  @Test func changesASubject() {
    let query = CurrentValueSubject<String, Never>("")
    let screen = Screen(columns: 12, rows: 2) {
      Text("x").searchable(text: query, prompt: "Find")
    }
    #expect(screen.picture == "/ Find\nx")
    screen.press(.tab)
    screen.type("a")
    #expect(query.value == "a")
    screen.press(.escape)
    #expect(query.value == "")
    #expect(screen.picture == "/ Find\nx")
  }

  @Test func theFirstArrowMovesToWhatIsSearched() {
    let screen = Screen(columns: 9, rows: 3) {
      VStack { ForEach(["fig", "plum"], id: \.self) { Button($0).buttonStyle(.plain) } }
        .searchable(text: .constant(""))
    }
    screen.press(.down)
    #expect(screen.text.contains("▸ fig ◂"))
    screen.press(.tab, modifiers: .shift)
    screen.press(.down)
    #expect(screen.text.contains("▸ fig ◂"))
  }
}
