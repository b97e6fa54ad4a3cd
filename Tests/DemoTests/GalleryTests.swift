import Components
import Signals
import SignalsTesting
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.timeLimit(.minutes(1))) struct GalleryTests {
  private let scheduler = TestScheduler()

  private func screen(_ page: Page, columns: Int = 80, rows: Int = 24) -> Screen {
    Screen(columns: columns, rows: rows, scheduler: scheduler) {
      Gallery(page: page, input: DemoInput())
    }
  }

  @Test(arguments: [
    (Page.builder, "Multicolor button"), (.styles, "padded >>> colored >>> rounded >>> scaled"),
    (.signIn, "Sign in with GitHub"), (.crafting, "HeadroomScaleButton"),
    (.looks, ".danger, defined on this page"), (.streams, "letters.removeDuplicates()"),
    (.many, "1,000 buttons"),
  ])
  func digitsOpenPages(page: Page, content: String) throws {
    let screen = screen(page == .builder ? .many : .builder)
    #expect(!screen.text.contains(content))
    let index = try #require(Page.allCases.firstIndex(of: page))
    screen.type("\(index + 1)")
    #expect(screen.text.contains(content))
  }

  @Test(arguments: Page.allCases)
  func pagesFitAnySize(page: Page) {
    for (columns, rows) in [(1, 1), (20, 5), (200, 60)] {
      let screen = screen(page, columns: columns, rows: rows)
      screen.advance(by: .seconds(1))
      #expect(!screen.bytes().isEmpty)
    }
  }

  @Test(arguments: Page.allCases)
  func pagesRenderWithoutColorsAndBoxDrawing(page: Page) {
    let screen = Screen(columns: 80, rows: 22, colorDepth: .none, scheduler: scheduler) {
      PageView(page: page, input: DemoInput()).environment(\.usesASCII, true)
    }
    #expect(!screen.text.contains { "╭│─▀▟".contains($0) })
  }

  @Test func allButtonsChangeInOneFrame() {
    let screen = screen(.builder)
    #expect(screen.text.ranges(of: "Select All").count == 2)
    screen.advance(by: .seconds(1))
    #expect(screen.text.ranges(of: "Delete All").count == 2)
  }

  @Test func streamsPageShowsMarbles() {
    let screen = screen(.streams)
    screen.advance(by: .seconds(3))
    #expect(screen.text.contains("letters                          a---a---b-------c-------\n"))
    #expect(screen.text.contains("letters.removeDuplicates()       a-------b-------c-------\n"))
    #expect(screen.text.contains("letters.zip(numbers)             --a1------a2------b3----\n"))
  }

  @Test func oneButtonChangesPerTick() {
    let screen = screen(.many)
    let before = screen.text
    screen.advance(by: .milliseconds(50))
    let changed = zip(before.split(separator: "\n"), screen.text.split(separator: "\n"))
      .filter { $0 != $1 }
    #expect(changed.count == 2)
  }

  @Test func digitsTypedIntoAFieldOpenNoPage() {
    let screen = screen(.signIn)
    while screen.frame.cursor == nil { screen.press(.tab) }
    screen.type("b2@q.org")
    #expect(screen.text.contains("┃b2@q.org "))
    screen.press(.enter)
    #expect(screen.text.contains("Welcome, b2@q.org."))
  }
}
