import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct MenuTests {
  private let log = CurrentValueSubject<[String], Never>([])

  private func screen(columns: Int = 24, rows: Int = 9) -> Screen {
    Screen(columns: columns, rows: rows) {
      VStack(alignment: .leading, spacing: 0) {
        Menu("File") {
          Button("Open") { log.value.append("open") }
          Menu("Export") {
            Button("Text") { log.value.append("text") }
            Button("Table") { log.value.append("table") }
          }
          Divider()
          Button("Close") { log.value.append("close") }
        }
        Button("Other") { log.value.append("other") }
      }
      .buttonStyle(.plain)
    }
  }

  private func openScreen() -> Screen {
    let screen = screen()
    screen.press(.tab)
    screen.press(.enter)
    return screen
  }

  private static let open = """
      File ▾
    ╭──────────╮
    │ Open     │
    │ Export ▸ │
    │──────────│
    │ Close    │
    ╰──────────╯
    """

  @Test func aLabelOfSeveralViewsIsARowBeforeTheMark() {
    let screen = Screen(columns: 20, rows: 3, alignment: .topLeading) {
      Menu {
        Button("Open") {}
      } label: {
        Text("File")
        Text("one\ntwo\nthree")
      }
      .buttonStyle(.plain)
    }
    #expect(screen.text == "       one\n  File two   ▾\n       three")
  }

  @Test func aLabelWithoutViewsIsOnlyTheMark() {
    let screen = Screen(columns: 20, rows: 3, alignment: .topLeading) {
      Menu {
        Button("Open") {}
      } label: {
        EmptyView()
      }
    }
    #expect(screen.text == "╭───╮\n│ ▾ │\n╰───╯")
  }

  @Test func aMenuWithoutActionsDoesNotOpen() {
    let isEmpty = true
    let screen = Screen(columns: 20, rows: 6) {
      VStack {
        Menu("One") {}
        Menu("Two") { if !isEmpty { Button("a") {} } }
      }
    }
    _ = screen.text
    for _ in 0..<2 {
      screen.press(.tab)
      screen.press(.enter)
      #expect(!screen.text.contains("╭╮"))
      screen.press(.down)
      #expect(!screen.text.contains("╭╮"))
    }
  }

  /// Actions of a program, which it may hide.
  private struct Actions: View {
    let areShown: CurrentValueSubject<Bool, Never>
    let action: @MainActor () -> Void

    var body: some View {
      Latest(of: areShown) { if $0 { Button("Open", action: action) } }
    }
  }

  @Test func aMenuWhoseActionsHideThemselvesDoesNotOpen() {
    let areShown = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 6) {
      Menu("File") { Actions(areShown: areShown) { log.value.append("open") } }
        .buttonStyle(.plain)
    }
    screen.press(.tab)
    let picture = screen.picture
    screen.press(.enter)
    #expect(screen.picture == picture)
    screen.press(.down)
    #expect(screen.picture == picture)
    areShown.value = true
    screen.press(.enter)
    #expect(screen.text.contains("│ Open │"))
    screen.press(.enter)
    #expect(log.value == ["open"])
  }

  @Test func anOpenMenuClosesWhenItsActionsDisappear() {
    let areShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 20, rows: 6) {
      VStack(alignment: .leading, spacing: 0) {
        Menu("File") { Actions(areShown: areShown) { log.value.append("open") } }
        Button("Other") { log.value.append("other") }
      }
      .buttonStyle(.plain)
    }
    screen.press(.tab)
    let picture = screen.picture
    screen.press(.enter)
    #expect(screen.text.contains("│ Open │"))
    areShown.value = false
    #expect(screen.picture == picture)
    // The button of the menu has the focus again.
    screen.press(.tab)
    screen.press(.enter)
    #expect(log.value == ["other"])
  }

  @Test func aSubmenuClosesWhenItsActionsDisappear() {
    let areShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 24, rows: 6) {
      Menu("File") {
        Menu("Export") { Actions(areShown: areShown) {} }
        Button("Close") { log.value.append("close") }
      }
      .buttonStyle(.plain)
    }
    screen.press(.tab)
    screen.press(.enter)
    let picture = screen.picture
    screen.press(.right)
    #expect(screen.text.contains("│ Open │"))
    areShown.value = false
    #expect(screen.picture == picture)
    screen.press(.down)
    screen.press(.enter)
    #expect(log.value == ["close"])
  }

  @Test func opensBelowItsButton() {
    #expect(screen().picture == "  File ▾\n  Other")
    let screen = openScreen()
    #expect(screen.picture == Self.open)
    #expect(screen.effects(of: "Open") == "selected")
  }

  @Test(arguments: [Key.space, .down])
  func opensWithSpaceAndTheDownArrow(key: Key) {
    let screen = screen()
    screen.press(.tab)
    screen.press(key)
    #expect(screen.picture == Self.open)
  }

  @Test func anActionClosesItAndRuns() {
    let screen = openScreen()
    screen.press(.up)
    screen.press(.enter)
    #expect(log.value == ["close"])
    #expect(screen.picture == "▸ File ▾ ◂\n  Other")
  }

  @Test func escapeClosesIt() {
    let screen = openScreen()
    screen.press(.escape)
    #expect(screen.picture == "▸ File ▾ ◂\n  Other")
    #expect(log.value == [])
  }

  @Test func aClickOutsideClosesIt() {
    let screen = openScreen()
    _ = screen.text
    screen.click(column: 20, row: 8)
    #expect(screen.picture == "▸ File ▾ ◂\n  Other")
  }

  @Test func aLetterFindsTheNextActionThatBeginsWithIt() {
    let screen = openScreen()
    screen.press("c")
    #expect(screen.effects(of: "Close") == "selected")
    screen.press("E")
    #expect(screen.effects(of: "Export") == "selected")
  }

  @Test func arrowsWrapAtTheEnds() {
    let screen = openScreen()
    screen.press(.up)
    #expect(screen.effects(of: "Close") == "selected")
    screen.press(.down)
    #expect(screen.effects(of: "Open") == "selected")
    screen.press(.end)
    #expect(screen.effects(of: "Close") == "selected")
    screen.press(.home)
    #expect(screen.effects(of: "Open") == "selected")
  }

  @Test func theFocusFollowsThePointer() {
    let screen = openScreen()
    _ = screen.text
    screen.move(column: 4, row: 5)
    #expect(screen.effects(of: "Close").contains("selected"))
    #expect(screen.effects(of: "Open") == "")
  }

  @Test func aMenuInsideOpensBesideItsRow() {
    let screen = openScreen()
    screen.press(.down)
    screen.press(.right)
    #expect(
      screen.picture == """
          File ▾
        ╭──────────╮
        │ Open     │
        │ Export ▸ ╭───────╮
        │──────────│ Text  │
        │ Close    │ Table │
        ╰──────────╰───────╯
        """)
    screen.press(.left)
    #expect(screen.picture == Self.open)
    screen.press(.right)
    screen.press(.down)
    screen.press(.enter)
    #expect(log.value == ["table"])
    #expect(screen.picture == "▸ File ▾ ◂\n  Other")
  }

  @Test func aClickOnTheOuterMenuClosesTheInnerOne() {
    let screen = openScreen()
    screen.press(.down)
    screen.press(.right)
    _ = screen.text
    screen.click(column: 4, row: 2)
    #expect(log.value == ["open"])
    #expect(screen.picture == "▸ File ▾ ◂\n  Other")
  }

  @Test func scrollsOnAScreenThatIsTooSmall() {
    let screen = screen(rows: 5)
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.end)
    #expect(screen.text.contains("Close"))
  }

  @Test func aPrimaryActionHasAButtonOfItsOwn() {
    let screen = Screen(columns: 16, rows: 6, alignment: .topLeading) {
      Menu("Save") {
        Button("Save as") { log.value.append("save as") }
      } primaryAction: {
        log.value.append("save")
      }
      .buttonStyle(.plain)
    }
    #expect(screen.text.hasPrefix("  Save    ▾\n"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(log.value == ["save"])
    screen.press(.down)
    #expect(screen.text.contains("Save as"))
    screen.press(.enter)
    #expect(log.value == ["save", "save as"])
    screen.click(column: 10, row: 0)
    #expect(screen.text.contains("Save as"))
  }

  @Test func thereIsNoPrimaryActionInAMenu() {
    let screen = Screen(columns: 24, rows: 9) {
      Menu("File") {
        Menu("Save") {
          Button("Save as") {}
        } primaryAction: {
          log.value.append("save")
        }
      }
    }
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.enter)
    #expect(screen.text.contains("Save as"))
    #expect(log.value == [])
  }
}
