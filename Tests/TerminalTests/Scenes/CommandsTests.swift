import Components
import Signals
import Terminal
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct CommandsTests {
  private static let log = CurrentValueSubject<[String], Never>([])

  private struct TextCommands: Commands {
    let log: CurrentValueSubject<[String], Never>

    var body: some Commands {
      CommandMenu("Text") {
        Button("Sort") { log.value.append("sort") }.keyboardShortcut("s")
        Button("Count") { log.value.append("count") }
      }
      EmptyCommands()
    }
  }

  private struct Editor: App {
    var log = CurrentValueSubject<[String], Never>([])
    var phase = 0

    init() {}

    var body: some Scene {
      WindowGroup("Editor") {
        Button("Press") { log.value.append("press") }
      }
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("New") { log.value.append("new") }.keyboardShortcut("n")
        }
        TextCommands(log: log)
      }
      .onChange(of: phase) {}
      Settings { Text("Settings") }
    }
  }

  @Test func shortcutsOfCommandsWorkInTheWindow() {
    let editor = Editor()
    let screen = Screen(columns: 20, rows: 7) { editor.body }
    screen.press(.character("n"), modifiers: .control)
    screen.press(.character("s"), modifiers: .control)
    #expect(editor.log.value == ["new", "sort"])
  }

  @Test func commandsTakeNeitherSpaceNorTheFocus() {
    let editor = Editor()
    let screen = Screen(columns: 20, rows: 3) { editor.body }
    let plain = Screen(columns: 20, rows: 3) { Button("Press") {} }
    #expect(screen.text == plain.text)
    for _ in 0..<3 {
      screen.press(.tab)
      screen.press(.enter)
    }
    #expect(Set(editor.log.value) == ["press"])
  }

  @Test func aMenuShowsThem() {
    let editor = Editor()
    let screen = Screen(columns: 24, rows: 7) { editor.body }
    screen.press(.function(10))
    #expect(screen.text.contains("│ New    │\n│ Text ▸ │"))
    screen.press(.down)
    screen.press(.right)
    #expect(screen.text.contains("Count"))
    screen.press(.down)
    screen.press(.enter)
    #expect(editor.log.value == ["count"])
    #expect(!screen.text.contains("New"))
  }

  @Test func settingsAreShownInFrontOfTheWindow() {
    let screen = Screen(columns: 24, rows: 7) { Editor().body }
    #expect(!screen.text.contains("Settings"))
    screen.press(.character(","), modifiers: .control)
    #expect(screen.text.contains("Settings"))
    screen.press(.escape)
    #expect(!screen.text.contains("Settings"))
  }

  @Test func aWindowHasATitle() {
    let screen = Screen(columns: 24, rows: 7) { Editor().body }
    #expect(screen.windowTitle == "Editor")
  }
}
