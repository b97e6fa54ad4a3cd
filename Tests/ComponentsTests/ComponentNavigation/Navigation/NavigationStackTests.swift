import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct NavigationStackTests {
  private struct Fruits: View {
    var path: CurrentValueSubject<[String], Never>?
    let log: CurrentValueSubject<[String], Never>

    var body: some View {
      if let path {
        NavigationStack(path: path) { root }
      } else {
        NavigationStack { root }
      }
    }

    private var root: some View {
      VStack(alignment: .leading, spacing: 0) {
        NavigationLink("Apple", value: "apple")
        NavigationLink("Fig", value: "fig")
        NavigationLink("More") { FruitPage(name: "more") }
      }
      .navigationTitle("Fruits")
      .navigationDestination(for: String.self) { FruitPage(name: $0) }
    }
  }

  private struct FruitPage: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(spacing: 0) {
        Button("\(name) \(count)") { count += 1 }
        Button("done") { dismiss() }
        NavigationLink("deeper", value: name + "s")
      }
      .buttonStyle(.plain)
      .navigationTitle(name.uppercased())
    }
  }

  private let log = CurrentValueSubject<[String], Never>([])
  private let path = CurrentValueSubject<[String], Never>([])

  private func screen() -> Screen {
    Screen(columns: 20, rows: 6) { Fruits(log: log) }
  }

  private static let root = """
    Fruits
    ────────────────────
          Apple ›
          Fig ›
          More ›
    """

  private func openFig() -> Screen {
    let screen = screen()
    screen.press(.tab)
    screen.press(.down)
    screen.press(.enter)
    return screen
  }

  @Test func showsItsRoot() {
    #expect(screen().picture == Self.root)
  }

  @Test func aLinkShowsThePageOfItsValue() {
    let screen = openFig()
    #expect(screen.text.contains("‹ Fruits  FIG"))
    #expect(screen.text.contains("▸ fig 0 ◂"))
    #expect(!screen.text.contains("Apple"))
  }

  @Test(arguments: [KeyPress(.escape), KeyPress(.left, modifiers: .alt)])
  func aKeyGoesBackToTheLink(press: KeyPress) {
    let screen = openFig()
    screen.send(.key(press))
    #expect(screen.picture == Self.root)
    #expect(screen.effects(of: "Fig").contains("selected"))
  }

  @Test func theMouseButtonForBackGoesBack() {
    let screen = openFig()
    screen.send(.mouse(MouseEvent(.press(.back), at: Point(x: 9, y: 1))))
    #expect(screen.picture == Self.root)
  }

  @Test func theBackButtonGoesBack() {
    let screen = openFig()
    _ = screen.text
    screen.click(column: 2, row: 0)
    #expect(screen.picture == Self.root)
  }

  @Test func dismissGoesBack() {
    let screen = openFig()
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.picture == Self.root)
  }

  @Test func aLinkShowsItsDestination() {
    let screen = screen()
    for _ in 0..<3 { screen.press(.tab) }
    screen.press(.enter)
    #expect(screen.text.contains("‹ Fruits  MORE"))
  }

  @Test func pagesBelowKeepTheirState() {
    let screen = openFig()
    screen.press(.enter)
    screen.press(.down)
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.text.contains("‹ FIG  FIGS"))
    screen.press(.escape)
    #expect(screen.text.contains("fig 1"))
    #expect(screen.text.contains("▸ deeper › ◂"))
  }

  @Test func followsItsPath() {
    let screen = Screen(columns: 20, rows: 6) { Fruits(path: path, log: log) }
    path.value = ["fig", "apple"]
    #expect(screen.text.contains("‹ FIG  APPLE"))
    screen.press(.escape)
    #expect(path.value == ["fig"])
    path.value = []
    #expect(screen.picture == Self.root)
    screen.press(.tab)
    screen.press(.enter)
    #expect(path.value == ["apple"])
  }

  @Test func showsAPathFromTheStart() {
    path.value = ["kiwi"]
    let screen = Screen(columns: 20, rows: 6) { Fruits(path: path, log: log) }
    #expect(screen.text.contains("‹ Fruits  KIWI"))
  }

  @Test func changesAPathOfABinding() {
    struct Numbers: View {
      @State private var path = NavigationPath()

      var body: some View {
        Text("\(path.count)")
        NavigationStack(path: $path) {
          NavigationLink("one", value: 1)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let screen = Screen(columns: 20, rows: 6) { Numbers() }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("page 1"))
    #expect(screen.text.contains("1\n‹ Back"))
  }

  @Test func aTitleFollowsAPublisher() {
    let titles = CurrentValueSubject<String, Never>("one")
    let screen = Screen(columns: 20, rows: 3) {
      NavigationStack { Text("x").navigationTitle(titles) }
    }
    #expect(screen.text.hasPrefix("one\n"))
    titles.value = "two"
    #expect(screen.text.hasPrefix("two\n"))
  }

  @Test func aPageWithTheSameTitleLeavesTheBarsAlone() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.navigationTitle(count < 2 ? "few" : "many")
      }
    }
    let counter = WorkCounter()
    let screen = Screen(columns: 20, rows: 6) {
      NavigationStack { Page().toolbar { Text("item").counted(by: counter) } }
    }
    screen.press(.tab)
    #expect(counter.work(on: screen) { screen.press(.enter) }.visited == 0)
    #expect(screen.text.hasPrefix("few"))
    #expect(counter.work(on: screen) { screen.press(.enter) }.visited == 1)
    #expect(screen.text.hasPrefix("many"))
  }

  @Test func aTitleReturnsWhenALaterOneLeaves() {
    let titles = CurrentValueSubject<String, Never>("page")
    let isEditing = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 5) {
      NavigationStack {
        Text("x").navigationTitle(titles)
        Latest(of: isEditing) { if $0 { Text("y").navigationTitle("edit") } }
      }
    }
    #expect(screen.text.hasPrefix("page\n"))
    isEditing.value = true
    #expect(screen.text.hasPrefix("edit\n"))
    titles.value = "other"
    #expect(screen.text.hasPrefix("edit\n"))
    isEditing.value = false
    #expect(screen.text.hasPrefix("other\n"))
  }

  @Test func aBackButtonFollowsTheTitleOfItsPage() {
    let titles = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 20, rows: 4) {
      NavigationStack { NavigationLink("Next") { Text("x") }.navigationTitle(titles) }
    }
    #expect(!screen.text.contains("one"))
    titles.send("one")
    #expect(screen.text.hasPrefix("one\n"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.hasPrefix("‹ one\n"))
    titles.send("two")
    #expect(screen.text.hasPrefix("‹ two\n"))
    screen.press(.escape)
    #expect(screen.text.hasPrefix("two\n"))
  }

  @Test func aHiddenPageTakesNoKeyboardShortcuts() {
    let screen = Screen(columns: 20, rows: 6) {
      NavigationStack {
        Button("x") { log.value.append("x") }.keyboardShortcut("x")
        NavigationLink("next") { Text("page") }
      }
    }
    screen.press("x", modifiers: .control)
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    screen.press("x", modifiers: .control)
    #expect(log.value == ["x"])
  }
}
