import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct TabViewTests {
  private struct Counter: View {
    let name: String
    var log: CurrentValueSubject<[String], Never>?
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }.buttonStyle(.plain)
        .onAppear { log?.value.append(name) }
    }
  }

  private let selection = CurrentValueSubject<String, Never>("b")
  private let log = CurrentValueSubject<[String], Never>([])

  private func screen(columns: Int = 30) -> Screen {
    Screen(columns: columns, rows: 4) {
      TabView(selection: selection) {
        Tab("One", value: "a") { Counter(name: "first", log: log) }
        Tab("Two", value: "b") { Counter(name: "second", log: log) }.badge(3)
        Counter(name: "third", log: log).badge("!").tabItem { Text("Three") }.tag("c")
      }
    }
  }

  @Test func measuresATabThatHasChangedWhileItWasHidden() {
    let titles = CurrentValueSubject<String, Never>("a long title")
    func screen() -> Screen {
      Screen(columns: 30, rows: 4) {
        TabView(selection: selection) {
          Tab("One", value: "a") { Text(titles) }
          Tab("Two", value: "b") { Text("second") }
        }
      }
    }
    selection.value = "a"
    let changed = screen()
    _ = changed.text
    selection.value = "b"
    _ = changed.text
    titles.value = "short"
    _ = changed.text
    selection.value = "a"
    #expect(changed.text == screen().text)
  }

  @Test func showsTheSelectedTab() {
    let screen = screen()
    #expect(
      screen.picture == """
         One │ Two (3) │ Three (!)
        ──────────────────────────────
                   second 0
        """)
    let surface = Theme.standard.dark.field
    #expect(screen.attributes(of: "Two")?.background == surface)
    selection.value = "c"
    #expect(screen.text.contains("third 0"))
    #expect(!screen.text.contains("second"))
    #expect(screen.attributes(of: "Two")?.background != surface)
    #expect(screen.attributes(of: "Three")?.background == surface)
  }

  @Test func arrowsOnTheBarSelect() {
    let screen = screen()
    screen.press(.tab)
    screen.press(.right)
    #expect(selection.value == "c")
    #expect(screen.text.contains("▸Three (!)◂"))
    screen.press(.home)
    #expect(selection.value == "a")
    #expect(screen.text.contains("first 0"))
  }

  @Test func theBarOfNoTabsTakesNoFocus() {
    let names = CurrentValueSubject<[String], Never>([])
    let screen = Screen(columns: 24, rows: 5) {
      TabView {
        ForEach(names, id: \.self) { name in
          Tab(name) { Text("page \(name)") }
        }
      }
      Button("Below") {}.buttonStyle(.plain)
    }
    screen.press(.tab)
    #expect(screen.text.contains("▸ Below ◂"))
    names.value = ["One", "Two"]
    #expect(screen.text.contains(" One │ Two"))
    screen.press(.tab, modifiers: .shift)
    #expect(screen.text.contains("▸One◂"))
    names.value = []
    #expect(!screen.text.contains("One"))
    screen.press(.tab)
    #expect(screen.text.contains("▸ Below ◂"))
  }

  @Test func aClickSelects() {
    let screen = screen()
    _ = screen.text
    screen.click(column: 1, row: 0)
    #expect(screen.text.contains("first 0"))
    #expect(selection.value == "a")
  }

  @Test func keysSelectWhereverTheFocusIs() {
    let screen = screen()
    screen.press(.tab)
    screen.press(.tab)
    #expect(screen.text.contains("▸ second 0 ◂"))
    screen.press(.enter)
    screen.press(.pageDown, modifiers: .control)
    #expect(screen.text.contains("▸ third 0 ◂"))
    screen.press(.pageDown, modifiers: .control)
    #expect(screen.text.contains("▸ first 0 ◂"))
    screen.press(.pageDown, modifiers: .control)
    #expect(screen.text.contains("▸ second 1 ◂"))
    screen.press(.pageUp, modifiers: .control)
    #expect(selection.value == "a")
  }

  @Test func tabsAppearWhenTheyAreShownAndKeepTheirState() {
    let screen = screen()
    _ = screen.text
    #expect(log.value == ["second"])
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    selection.value = "a"
    _ = screen.text
    selection.value = "b"
    #expect(screen.text.contains("second 1"))
    #expect(log.value == ["second", "first"])
  }

  @Test func theFocusReturnsToTheTab() {
    let screen = Screen(columns: 24, rows: 5) {
      TabView {
        Tab("One") {
          Button("x").buttonStyle(.plain)
          Button("y").buttonStyle(.plain)
        }
        Tab("Two") { Text("nothing") }
      }
    }
    for _ in 0..<3 { screen.press(.tab) }
    #expect(screen.text.contains("▸ y ◂"))
    screen.press(.pageDown, modifiers: .control)
    #expect(screen.text.contains("▸Two◂"))
    screen.press(.left)
    #expect(screen.text.contains("▸One◂"))
    #expect(screen.text.contains("  y"))
  }

  @Test func holdsItsOwnSelection() {
    let screen = Screen(columns: 24, rows: 3) {
      TabView {
        Tab("One", symbol: "1") { Text("first") }
        Text("second").tabItem { Text("Two") }
      }
    }
    #expect(screen.text.contains("1 One"))
    #expect(screen.text.contains("first"))
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.text.contains("second"))
  }

  @Test func changesABinding() {
    struct Tabs: View {
      @State private var selection = 1

      var body: some View {
        TabView(selection: $selection) {
          ForEach(0..<3) { index in
            Tab("\(index)", value: index) { Text("tab \(index) of \(selection)") }
          }
        }
      }
    }
    let screen = Screen(columns: 24, rows: 3) { Tabs() }
    #expect(screen.text.contains("tab 1 of 1"))
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.text.contains("tab 2 of 2"))
  }

  @Test func reportsTheSelectionOfAPublisher() {
    let selections = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 24, rows: 3) {
      TabView(selection: selections.controlled { log.value.append("\($0)") }) {
        Text("zero").tabItem { Text("0") }
        Text("one").tabItem { Text("1") }
      }
    }
    #expect(screen.text.contains("zero"))
    screen.press(.tab)
    selections.send(0)
    screen.press(.right)
    #expect(log.value == ["1"])
    #expect(screen.text.contains("zero"))
    selections.send(1)
    #expect(screen.text.contains("one"))
  }

  @Test func aTagBeforeTheTabItemIsThatOfTheTab() {
    let screen = Screen(columns: 24, rows: 3) {
      TabView(selection: selection) {
        Text("first").tag("a").badge(1).tabItem { Text("One") }
        Text("second").badge(2).tag("b").tabItem { Text("Two") }
      }
    }
    #expect(screen.text.contains(" One (1) │ Two (2)"))
    #expect(screen.text.contains("second\n") || screen.text.hasSuffix("second"))
  }

  @Test func badgesFollowPublishers() {
    let counts = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 24, rows: 3) {
      TabView {
        Tab("One") { Text("first") }.badge(counts)
        Text("second").badge(counts).tabItem { Text("Two") }
      }
    }
    #expect(screen.text.contains(" One (1) │ Two (1)"))
    counts.value = 2
    #expect(screen.text.contains(" One (2) │ Two (2)"))
    counts.value = 0
    #expect(screen.text.contains(" One │ Two"))
  }

  @Test func tabsMayComeAndGo() {
    let names = CurrentValueSubject<[String], Never>(["b", "c"])
    let screen = Screen(columns: 24, rows: 3) {
      TabView(selection: selection) {
        ForEach(names, id: \.self) { name in Tab(name, value: name) { Counter(name: name) } }
      }
    }
    for _ in 0..<2 { screen.press(.tab) }
    screen.press(.enter)
    names.value = ["a", "b"]
    #expect(screen.text.contains(" a │ b"))
    #expect(screen.text.contains("▸ b 1 ◂"))
    names.value = ["a"]
    #expect(screen.text.contains("a 0"))
  }

  @Test func aTabOutsideOfATabViewShowsItsContent() {
    #expect(picture { Tab("One") { Text("first") } }.contains("first"))
  }

  private struct Total: View {
    @State private var total = 0

    var body: some View {
      TabView(selection: .constant("a")) {
        Tab("One", value: "a") { Button("total \(total)") { total += 1 } }
      }
    }
  }

  @Test func showsAChangedStateOfTheViewAround() throws {
    let screen = Screen(columns: 30, rows: 5) { Total() }
    try screen.click("total 0")
    #expect(screen.text.contains("total 1"))
  }

  @Test func theFirstArrowMovesIntoTheTab() {
    let screen = screen()
    screen.press(.down)
    #expect(screen.text.contains("▸ second 0 ◂"))
  }
}
