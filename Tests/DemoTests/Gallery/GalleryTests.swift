import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct GalleryTests {
  private let scheduler = TestScheduler()

  private func screen(_ page: Page, columns: Int = 80, rows: Int = 24) -> Screen {
    Screen(columns: columns, rows: rows, scheduler: scheduler) {
      Gallery(page: page, input: DemoInput())
    }
  }

  @Test(arguments: Page.all.prefix(9))
  func digitsOpenPages(page: Page) throws {
    let screen = screen(try #require(Page.all.first { $0 != page }))
    let expected = self.screen(page).text
    #expect(screen.text != expected)
    let index = try #require(Page.all.firstIndex(of: page))
    screen.type("\(index + 1)")
    #expect(screen.text == expected)
  }

  @Test(arguments: [false, true])
  func followsTheColorScheme(afterAFrame: Bool) {
    let screen = screen(.structure, columns: 120, rows: 40)
    if afterAFrame { _ = screen.text }
    screen.colorScheme = .light
    let frame = screen.frame
    let dark = (0..<40).reduce(0) { count, y in
      count + (0..<120).count { frame[$0, y].attributes.background == Theme.standard.dark.surface }
    }
    #expect(dark == 0)
  }

  @Test func clicksOpenPages() {
    let screen = screen(.builder)
    screen.click(column: 12, row: 0)
    #expect(screen.text == self.screen(Page.all[1]).text)
  }

  @Test func onlyNinePagesHaveDigits() {
    let pages = (1...11).map { number in
      Page("\(number)", title: "page", summary: "", in: .views, source: []) { _ in
        Text("This is page \(number).")
      }
    }
    let screen = Screen(columns: 84, rows: 5, scheduler: scheduler) {
      Gallery(page: pages[0], of: pages, input: DemoInput())
    }
    #expect(screen.text.contains(" 8 page  9 page  page  page"))
    screen.type("9")
    #expect(screen.text.contains("This is page 9."))
    screen.click(column: 9 * " 1 page ".count + 1, row: 0)
    #expect(screen.text.contains("This is page 10."))
    screen.press("2", modifiers: .alt)
    #expect(screen.text.contains("This is page 11."))
  }

  @Test func thePaletteOpensPages() {
    let screen = screen(.builder)
    _ = screen.text
    screen.press("p", modifiers: .control)
    screen.type("charts")
    screen.press(.enter)
    #expect(screen.text == self.screen(.charts).text)
  }

  @Test func theLastLineNamesTheKeys() throws {
    let line = try #require(screen(.builder).text.split(separator: "\n").last)
    #expect(
      line == " ? Source  q Quit  Ctrl-P Commands  F2 Every  F3 Theme  F4 ASCII  F5 Disable  …")
  }

  @Test(arguments: Page.all)
  func pagesFitAnySize(page: Page) {
    for (columns, rows) in [(1, 1), (20, 5), (200, 60)] {
      let screen = screen(page, columns: columns, rows: rows)
      screen.advance(by: .seconds(1))
      #expect(!screen.bytes().isEmpty)
    }
  }

  @Test(arguments: Page.all)
  func theBarShowsTheTabOfThePage(page: Page) throws {
    for (columns, rows) in [(20, 8), (40, 12), (80, 24), (120, 40)] {
      let text = screen(page, columns: columns, rows: rows).text
      let bar = columns > 100 ? text : text.split(separator: "\n").prefix(2).joined()
      #expect(bar.contains(page.title))
    }
    let screen = screen(.builder)
    screen.type("9")
    #expect(screen.text.contains(" 9 \(Page.all[8].title)"))
  }

  @Test func theSidebarIsShownWhereAllOfItFits() {
    let least = PageSidebar.rows(for: Page.all)
    for rows in least - 8..<least + 8 {
      let lines = screen(.controls, columns: 120, rows: rows).text.split(
        separator: "\n", omittingEmptySubsequences: false)
      // The last line has the keys.
      let hasSidebar = rows > least
      #expect(lines[0].contains("ANNUNCIATOR") == hasSidebar)
      #expect(lines[rows - 2].hasPrefix(" F6 Colors") == hasSidebar)
      let barRows = PageBar.rows(in: Size(width: 120, height: rows - 1))
      #expect(lines[hasSidebar ? 0 : barRows].contains(Page.controls.summary))
    }
  }

  @Test func aPageKeepsItsStateWhenTheBarBecomesASidebar() {
    let screen = screen(.controls, columns: 80, rows: 40)
    for _ in 0..<3 { screen.press(.right) }
    let changed = screen.text
    #expect(changed != self.screen(.controls, columns: 80, rows: 40).text)
    screen.resize(columns: 120, rows: 40)
    #expect(screen.text.contains("ANNUNCIATOR"))
    screen.resize(columns: 80, rows: 40)
    #expect(screen.text == changed)
  }

  @Test(arguments: [20, 40, 60, 80])
  func theBarShowsWholeTabs(columns: Int) {
    let titles = Page.all.enumerated().map { $0 < 9 ? "\($0 + 1) \($1.title)" : $1.title }
    for page in Page.all {
      let bar = screen(page, columns: columns, rows: 8).text.prefix { $0 != "\n" }
      let tabs = bar.split(separator: "  ").map { $0.filter { !"‹› ".contains($0) } }
      let whole = titles.map { $0.filter { $0 != " " } }
      #expect(tabs.allSatisfy { $0.isEmpty || whole.contains($0) }, "\(bar)")
    }
  }

  @Test func bracketsOpenTheNeighborsOfAPage() throws {
    let screen = screen(.builder)
    screen.type("]")
    #expect(screen.text == self.screen(Page.all[1]).text)
    screen.type("[")
    screen.type("[")
    #expect(screen.text == self.screen(try #require(Page.all.last)).text)
  }

  @Test func theFirstControlOfAPageHasTheFocus() {
    let screen = screen(.builder)
    #expect(screen.text.split(separator: "\n")[4].contains("┏"))
    screen.press(.down)
    #expect(screen.text.contains("┃ Multicolor button  ┃"))
    screen.type("5")
    #expect(screen.text.contains("┃   Confirm   ┃"))
  }

  @Test func theBarIsOneStopOfTab() {
    let screen = screen(.builder)
    screen.press(.tab, modifiers: .shift)
    #expect(!screen.text.contains("┃"))
    screen.press(.right)
    #expect(screen.text.contains(Page.all[1].summary))
    #expect(!screen.text.contains("┏"))
    screen.press(.left)
    screen.press(.left)
    #expect(screen.text.contains(Page.all[Page.all.count - 1].summary))
    screen.press(.right)
    screen.press(.tab)
    #expect(screen.text == self.screen(.builder).text)
  }

  @Test func aLargePageScrollsToTheFocus() {
    let screen = screen(.builder, columns: 40, rows: 9)
    var focused: Set<Substring> = []
    for _ in 0..<16 {
      screen.press(.tab)
      focused.formUnion(screen.text.split(separator: "\n").filter { $0.contains("┃") })
    }
    for title in ["Multicolor button", "Custom button"] {
      #expect(focused.contains { $0.contains("┃ \(title)") || $0.contains("\(title) ") })
    }
  }

  @Test(arguments: [Key.function(3), .function(5), .function(6)])
  func settingsDoNotBeginTheStreamsAgain(key: Key) {
    let screen = screen(.builder, columns: 120, rows: 40)
    for _ in 0..<300 { screen.advance(by: .milliseconds(10)) }
    let diagrams = screen.text.split(separator: "\n").filter { $0.contains("Delete All──") }
    #expect(!diagrams.isEmpty)
    screen.press(key)
    #expect(screen.text.split(separator: "\n").filter(diagrams.contains) == diagrams)
  }

  @Test func aQuestionMarkShowsTheSource() {
    let screen = screen(.layouts)
    screen.type("?")
    #expect(screen.text.contains("The source of “Layouts”"))
    #expect(screen.text.contains("static let layouts = Page("))
    screen.press(.escape)
    #expect(!screen.text.contains("static let layouts"))
  }

  @Test(arguments: Page.all)
  func pagesHaveAShortSummaryAndTheirSource(page: Page) {
    #expect(page.summary.count < 60)
    #expect(page.source.contains("Page(\n    \"\(page.name)\""))
  }

  @Test(arguments: Page.all)
  func pagesRenderWithoutColorsAndBoxDrawing(page: Page) {
    let screen = Screen(columns: 80, rows: 22, colorDepth: .none, scheduler: scheduler) {
      PageView(page: page, input: DemoInput()).environment(\.usesASCII, true)
    }
    #expect(!screen.text.contains { "╭│─▀▟".contains($0) })
  }
}
