import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TabContentTests {
  private enum Page: Hashable {
    case home, list, more
  }

  private struct Pages: View {
    @State private var page = Page.list

    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: .home) { Text("home page") }
        Tab("List", systemImage: "list.bullet", value: .list) { Text("list page") }.badge(3)
        TabSection("Others") {
          Tab("More", systemImage: "ellipsis", value: .more) { Text("more page") }
        }
      }
    }
  }

  @Test func valuesOfTabsNeedNoTypeNames() {
    let screen = Screen(columns: 50, rows: 5) { Pages() }
    #expect(screen.text.contains("list page"))
    let bar = screen.text.split(separator: "\n").first ?? ""
    #expect(bar.contains("Home") && bar.contains("List (3)") && bar.contains("More"))
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.text.contains("more page"))
  }
}
