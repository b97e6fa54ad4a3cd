import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct CommandPaletteTests {
  private let log = CurrentValueSubject<[String], Never>([])

  private func screen() -> Screen {
    Screen(columns: 36, rows: 9) {
      Text("Editor")
        .onKeyboardShortcut("s", title: "Save") { log.value.append("save") }
        .onKeyboardShortcut("f", title: "Search") { log.value.append("search") }
        .onKeyboardShortcut("n", title: "New") { log.value.append("new") }
        .commandPalette()
    }
  }

  private func open() -> Screen {
    let screen = screen()
    _ = screen.text
    screen.press("p", modifiers: .control)
    return screen
  }

  @Test func listsTheShortcuts() {
    #expect(
      open().picture == """
        Editor
          ╭──────────────────────────────╮
          │ > Type to filter             │
          │ Save                  Ctrl-S │
          │ Search                Ctrl-F │
          │ New                   Ctrl-N │
          ╰──────────────────────────────╯
        """)
  }

  @Test func typingFilters() {
    let screen = open()
    screen.type("sa")
    #expect(screen.find("> sa") != nil)
    #expect(screen.find("Save") != nil)
    #expect(screen.find("Search") == nil)
    screen.type("x")
    #expect(screen.find("No command") != nil)
    screen.press(.enter)
    #expect(log.value == [])
  }

  @Test func enterRunsTheCurrentActionAndClosesTheList() {
    let screen = open()
    screen.press(.down)
    screen.press(.enter)
    #expect(log.value == ["search"])
    #expect(screen.find("Type to filter") == nil)
  }

  @Test func aClickRunsAnAction() throws {
    let screen = open()
    try screen.click("Save")
    #expect(log.value == ["save"])
    #expect(screen.find("Type to filter") == nil)
  }

  @Test func escapeClosesTheList() {
    let screen = open()
    screen.press(.escape)
    #expect(screen.find("Type to filter") == nil)
    #expect(log.value == [])
    screen.press("s", modifiers: .control)
    #expect(log.value == ["save"])
  }

  @Test func itsOwnShortcutIsNotListed() {
    #expect(open().find("Commands") == nil)
  }
}
