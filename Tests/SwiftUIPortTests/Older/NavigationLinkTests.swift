import SwiftUIPort
import TestSupport
import Testing
import TextBackend

private struct Pages: View {
  @State var isActive = false
  @State var tag: Int?

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 0) {
        NavigationLink("First", destination: Text("first page"), isActive: $isActive)
        NavigationLink(destination: Text("second page"), tag: 2, selection: $tag) { Text("Second") }
        NavigationLink(destination: Text("third page"), tag: 3, selection: $tag) { EmptyView() }
        Button("Show \(tag ?? 0)") { tag = 3 }
      }
    }
  }
}

@MainActor @Suite(.watchdog) struct NavigationLinkTests {
  private let screen = Screen(columns: 30, rows: 10, alignment: .topLeading) { Pages() }

  @Test func aLinkSetsItsValueAndShowsItsPage() throws {
    try screen.click("First")
    #expect(screen.text.contains("first page"))
    screen.press(.escape)
    #expect(!screen.text.contains("first page"))
    #expect(screen.text.contains("First ›"))
  }

  @Test func oneOfSeveralTagsIsShown() throws {
    try screen.click("Second")
    #expect(screen.text.contains("second page"))
    screen.press(.escape)
    #expect(screen.text.contains("Show 0"))
  }

  @Test func aLinkThatCannotBeSeenShowsItsPage() throws {
    #expect(screen.text.count { $0 == "›" } == 2)
    try screen.click("Show")
    #expect(screen.text.contains("third page"))
    screen.press(.escape)
    #expect(screen.text.contains("Show 0"))
  }
}
