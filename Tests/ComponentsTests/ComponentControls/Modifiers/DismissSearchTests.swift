import Components
import TestSupport
import Testing
import TextBackend

private struct Page: View {
  @State private var query = "milk"

  var body: some View {
    Results(query: query).searchable(text: $query)
  }
}

private struct Results: View {
  let query: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button("\(isSearching ? "searching" : "idle") \(query)") { dismissSearch() }
      .buttonStyle(.plain).keyboardShortcut("g")
  }
}

@MainActor @Suite(.watchdog) struct DismissSearchTests {
  @Test func theViewKnowsWhetherOneSearchesAndEndsTheSearch() {
    let screen = Screen(columns: 20, rows: 2, alignment: .topLeading) { Page() }
    #expect(screen.text.contains("idle milk"))
    screen.press(.character("f"), modifiers: .control)
    #expect(screen.text.contains("searching milk"))
    screen.press(.character("g"), modifiers: .control)
    #expect(screen.text.contains("idle"))
    #expect(!screen.text.contains("milk"))
  }
}
