import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct NavigationSplitViewTests {
  private struct Fruits: View {
    var visibility: CurrentValueSubject<NavigationSplitViewVisibility, Never>?

    var body: some View {
      if let visibility {
        NavigationSplitView(columnVisibility: visibility) {
          sidebar
        } detail: {
          detail
        }
      } else {
        NavigationSplitView {
          sidebar
        } detail: {
          detail
        }
      }
    }

    private var sidebar: some View {
      VStack(alignment: .leading, spacing: 0) {
        NavigationLink("Apple", value: "apple")
        NavigationLink("Fig", value: "fig")
        NavigationLink("About") { Text("fruits").navigationTitle("About") }
      }
      .navigationTitle("Fruits")
      .navigationDestination(for: String.self) { FruitPage(name: $0) }
    }

    private var detail: some View {
      Text("Choose a fruit.")
    }
  }

  private struct FruitPage: View {
    let name: String
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("\(name) \(count)") { count += 1 }
        NavigationLink("more") { Text("more of \(name)") }
      }
      .buttonStyle(.plain)
      .navigationTitle(name.uppercased())
    }
  }

  private func screen(_ columns: Int, rows: Int = 5) -> Screen {
    Screen(columns: columns, rows: rows) { Fruits() }
  }

  @Test func showsTheColumnsSideBySide() {
    #expect(
      screen(50).picture == """
        Fruits            │
        ──────────────────│
             Apple ›      │        Choose a fruit.
             Fig ›        │
             About ›      │
        """)
  }

  @Test func aLinkShowsItsPageInTheNextColumn() {
    let screen = screen(50)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("│APPLE"))
    #expect(screen.text.contains("apple 0"))
    #expect(!screen.text.contains("Choose"))
    #expect(screen.effects(of: "Apple").contains("selected"))
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.text.contains("fig 0") && !screen.text.contains("apple"))
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.text.contains("│About"))
    #expect(screen.text.contains("fruits"))
  }

  @Test func theLastColumnIsAStack() {
    let screen = screen(50)
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.right)
    #expect(screen.text.contains("▸ apple 0 ◂"))
    screen.press(.enter)
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.text.contains("│‹ APPLE"))
    #expect(screen.text.contains("more of apple"))
    screen.press(.escape)
    #expect(screen.text.contains("apple 1"))
    #expect(screen.text.contains("│APPLE"))
  }

  @Test func collapsesIntoAStack() {
    let screen = screen(30)
    #expect(screen.text.hasPrefix("Fruits                  Next ›\n"))
    #expect(!screen.text.contains("Choose"))
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.hasPrefix("‹ Fruits  APPLE\n"))
    #expect(screen.text.contains("▸ apple 0 ◂"))
    #expect(!screen.text.contains("Apple ›"))
    screen.press(.enter)
    screen.press(.escape)
    #expect(screen.text.hasPrefix("Fruits                 APPLE ›\n"))
    #expect(screen.effects(of: "Apple").contains("selected"))
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.text.contains("fig 0"))
  }

  @Test func aButtonShowsTheNextColumn() throws {
    let screen = screen(30)
    try screen.click("Next")
    #expect(screen.text.contains("Choose a fruit."))
    #expect(screen.text.hasPrefix("‹ Fruits\n"))
    try screen.click("Fruits")
    #expect(screen.text.contains("Apple ›"))
  }

  @Test func keepsItsStateWhenTheSizeChanges() {
    let screen = screen(30)
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.enter)
    #expect(screen.text.contains("▸ apple 1 ◂"))
    screen.resize(columns: 60, rows: 5)
    #expect(screen.text.contains("▸ apple 1 ◂"))
    #expect(screen.text.contains("Apple ›"))
    screen.resize(columns: 30, rows: 5)
    #expect(screen.text.contains("▸ apple 1 ◂"))
    #expect(!screen.text.contains("Apple ›"))
  }

  @Test func hidesColumns() {
    let visibility = CurrentValueSubject<NavigationSplitViewVisibility, Never>(.detailOnly)
    let screen = Screen(columns: 60, rows: 5) { Fruits(visibility: visibility) }
    #expect(screen.text.contains("Choose") && !screen.text.contains("Apple"))
    #expect(screen.text.hasPrefix("‹ Fruits\n"))
    screen.press(.escape)
    #expect(visibility.value == .all)
    #expect(screen.text.contains("Choose") && screen.text.contains("Apple"))
    visibility.value = .detailOnly
    #expect(!screen.text.contains("Apple"))
  }

  @Test func hasThreeColumns() {
    let screen = Screen(columns: 70, rows: 5) {
      NavigationSplitView {
        NavigationLink("one") { NavigationLink("two") { Text("three") } }
      } content: {
        Text("second")
      } detail: {
        Text("last")
      }
    }
    for text in ["one ›", "second", "last"] { #expect(screen.text.contains(text)) }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("two ›") && !screen.text.contains("second"))
    screen.press(.right)
    screen.press(.enter)
    #expect(screen.text.contains("three") && !screen.text.contains("last"))
    screen.resize(columns: 50, rows: 5)
    #expect(screen.text.contains("two ›") && screen.text.contains("three"))
    #expect(!screen.text.contains("one ›"))
  }
}
