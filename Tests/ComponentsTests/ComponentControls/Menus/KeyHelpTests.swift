import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct KeyHelpTests {
  private let saved = CurrentValueSubject<Int, Never>(0)
  private let titles = CurrentValueSubject<String, Never>("Save")
  private let isDisabled = CurrentValueSubject<Bool, Never>(false)
  private let showsSheet = CurrentValueSubject<Bool, Never>(false)

  private func screen(columns: Int = 34) -> Screen {
    Screen(columns: columns, rows: 6) {
      VStack(spacing: 0) {
        Button("") { saved.value += 1 }
          .title(titles)
          .keyboardShortcut("s")
          .disabled(isDisabled)
        Text("text").onKeyboardShortcut(.function(5), modifiers: [], title: "Reload") {}
        Text("text").onKeyboardShortcut("x") {}
      }
      .buttonStyle(.plain)
      .sheet(isPresented: showsSheet) { Text("sheet") }
      .keyHelp()
    }
  }

  private func line(_ screen: Screen) -> String? {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
  }

  @Test func namesTheShortcutsOfControlsAndOfActionsWithATitle() {
    #expect(line(screen()) == " Ctrl-S Save  F5 Reload")
  }

  @Test func followsTheLabelOfAControl() {
    let screen = screen()
    _ = screen.text
    titles.value = "Save all"
    #expect(line(screen) == " Ctrl-S Save all  F5 Reload")
  }

  @Test func leavesOutWhatIsDisabled() {
    let screen = screen()
    _ = screen.text
    isDisabled.value = true
    #expect(line(screen) == " F5 Reload")
    isDisabled.value = false
    #expect(line(screen) == " Ctrl-S Save  F5 Reload")
  }

  @Test func leavesOutWhatIsBehindAPresentation() {
    let screen = screen()
    showsSheet.value = true
    #expect(line(screen) == "")
    showsSheet.value = false
    #expect(line(screen) == " Ctrl-S Save  F5 Reload")
  }

  @Test func leavesOutThePageBeneathAnother() {
    let path = CurrentValueSubject<[Int], Never>([])
    let screen = Screen(columns: 40, rows: 4) {
      NavigationStack(path: path) {
        Text("root").onKeyboardShortcut("r", title: "Reload") {}
          .navigationDestination(for: Int.self) { _ in
            Text("page").onKeyboardShortcut("s", title: "Save") {}
          }
      }
      .keyHelp()
    }
    #expect(line(screen) == " Ctrl-R Reload")
    path.value = [1]
    #expect(line(screen) == " Ctrl-S Save  Esc Back  Alt-Left Back")
    path.value = []
    #expect(line(screen) == " Ctrl-R Reload")
  }

  @Test(arguments: [
    (34, " Ctrl-S Save  F5 Reload"), (24, " Ctrl-S Save  F5 Reload"), (23, " Ctrl-S Save  …"),
    (16, " Ctrl-S Save  …"), (15, " …"), (3, " …"),
  ])
  func whatDoesNotFitIsLeftOutAsAWhole(columns: Int, text: String) {
    #expect(line(screen(columns: columns)) == text)
  }

  @Test func aClickRunsTheAction() throws {
    let screen = screen()
    try screen.click("Ctrl-S")
    #expect(saved.value == 1)
  }

  @Test func theShortcutThatAKeyRunsIsShown() {
    let log = CurrentValueSubject<[String], Never>([])
    let screen = Screen(columns: 20, rows: 2) {
      Text("text")
        .onKeyboardShortcut("f", modifiers: [], title: "Follow") { log.value.append("follow") }
        .onKeyboardShortcut("f", modifiers: [], title: "Find") { log.value.append("find") }
        .keyHelp()
    }
    #expect(line(screen) == " f Find")
    screen.press("f")
    #expect(log.value == ["find"])
  }

  /// A label that counts how often it is read.
  private struct CountedLabel: Drawing {
    let reads: CurrentValueSubject<Int, Never>

    var accessibilityElement: AccessibilityElement? {
      reads.value += 1
      return AccessibilityElement(.text, label: "Save")
    }

    func draw(on canvas: DrawingCanvas) {}
  }

  @Test func keysThatChangeNothingCollectNoShortcuts() {
    let reads = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 3) {
      Button(action: {}) { CountedLabel(reads: reads) }.keyboardShortcut("s").keyHelp()
    }
    #expect(line(screen) == " Ctrl-S Save")
    let readsBefore = reads.value
    for _ in 0..<100 { screen.press("x") }
    _ = screen.text
    #expect(reads.value == readsBefore)
  }

  @Test func isEmptyWithoutShortcuts() {
    let screen = Screen(columns: 10, rows: 2) { Text("text").keyHelp() }
    #expect(screen.text == "   text\n")
  }
}

@Suite(.watchdog) struct KeyboardShortcutDescriptionTests {
  @Test(arguments: [
    (KeyboardShortcut("s", modifiers: .control), "Ctrl-S"),
    (KeyboardShortcut("?", modifiers: []), "?"), (KeyboardShortcut("g", modifiers: []), "g"),
    (KeyboardShortcut(.space, modifiers: .control), "Ctrl-Space"),
    (KeyboardShortcut(.tab, modifiers: .shift), "Shift-Tab"),
    (KeyboardShortcut(.function(12), modifiers: []), "F12"),
    (KeyboardShortcut(.left, modifiers: [.alt, .control]), "Ctrl-Alt-Left"), (.cancelAction, "Esc"),
  ])
  func namesTheKeys(shortcut: KeyboardShortcut, text: String) {
    #expect(shortcut.description == text)
  }
}
