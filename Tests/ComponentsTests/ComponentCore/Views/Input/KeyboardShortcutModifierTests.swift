import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct KeyboardShortcutModifierTests {
  private let pressed = CurrentValueSubject<String, Never>("")

  @Test func activatesTheFirstControlInside() {
    let isOn = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 9) {
      VStack {
        Text("first")
        Button("Save") { pressed.value += "save " }
      }
      .keyboardShortcut("s")
      Toggle("Wi-Fi", isOn: isOn).keyboardShortcut("w", modifiers: .alt)
      Button("Cancel") { pressed.value += "cancel" }.keyboardShortcut(.cancelAction)
    }
    #expect(screen.press("s", modifiers: .control))
    #expect(screen.press("w", modifiers: .alt))
    #expect(screen.press(.escape))
    #expect(!screen.press("s"))
    #expect(!screen.press("s", modifiers: [.control, .alt]))
    #expect(pressed.value == "save cancel")
    #expect(isOn.value)
  }

  @Test func focusedViewHandlesTheKeyFirst() {
    let screen = Screen(columns: 20, rows: 9) {
      TextField()
      Button("a") { pressed.value = "pressed" }.keyboardShortcut("a", modifiers: [])
    }
    screen.press(.tab)
    screen.press("a")
    #expect(pressed.value == "")
    screen.press(.tab)
    screen.press("a")
    #expect(pressed.value == "pressed")
  }

  @Test func theSideButtonsOfTheMouseRunTheShortcutsForBackAndForward() {
    let showsSheet = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 9) {
      TextField()
        .onKeyboardShortcut(.left, modifiers: .alt) { pressed.value += "back " }
        .onKeyboardShortcut(.right, modifiers: .alt) { pressed.value += "forward " }
        .sheet(isPresented: showsSheet) { Text("sheet") }
    }
    screen.press(.tab)
    // The field takes the keys.
    screen.press(.left, modifiers: .alt)
    for button in [MouseEvent.Button.back, .forward] {
      screen.send(.mouse(MouseEvent(.press(button), at: .zero)))
      screen.send(.mouse(MouseEvent(.release(button), at: .zero)))
    }
    #expect(pressed.value == "back forward ")
    showsSheet.value = true
    screen.send(.mouse(MouseEvent(.press(.back), at: .zero)))
    #expect(pressed.value == "back forward ")
  }

  @Test func shortcutFocusesATextField() {
    let screen = Screen(columns: 20, rows: 3) { TextField().keyboardShortcut("f") }
    screen.press("f", modifiers: .control)
    #expect(screen.frame.cursor == Point(x: 1, y: 1))
  }

  @Test func followsAPublisher() {
    let shortcuts = CurrentValueSubject<KeyboardShortcut, Never>(KeyboardShortcut("s"))
    let screen = Screen(columns: 20, rows: 3) {
      Button("a") { pressed.value += "a" }.keyboardShortcut(shortcuts)
    }
    shortcuts.value = KeyboardShortcut("x")
    _ = screen.text
    #expect(!screen.press("s", modifiers: .control))
    #expect(screen.press("x", modifiers: .control))
    #expect(pressed.value == "a")
  }

  @Test func isInactiveWhenRemovedOrDisabled() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 20, rows: 3) {
      Latest(of: flags) { if $0 { Button("a").keyboardShortcut("s") } }
      Button("b").disabled().keyboardShortcut("b")
    }
    #expect(screen.press("s", modifiers: .control))
    #expect(!screen.press("b", modifiers: .control))
    flags.value = false
    #expect(!screen.press("s", modifiers: .control))
  }

  @Test func runsAnActionWhereverTheFocusIs() {
    let screen = Screen(columns: 20, rows: 9) {
      TextField()
      Button("other") {}
      Text("log")
        .onKeyboardShortcut(keys: ["a", .function(2)], modifiers: []) { pressed.value += "\($0) " }
        .onKeyboardShortcut("b") { pressed.value += "b" }
    }
    #expect(screen.press("a"))
    #expect(!screen.press("a", modifiers: .alt))
    #expect(!screen.press("b"))
    screen.press(.tab)
    screen.press("a")
    #expect(screen.text.contains("a"))
    screen.press(.tab)
    #expect(screen.press(.function(2)))
    #expect(screen.press("b", modifiers: .control))
    #expect(pressed.value == "\(Key.character("a")) \(Key.function(2)) b")
  }

  @Test func anActionIsRunByTheLastViewToAppear() {
    let hasSecond = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 9) {
      Text("first").onKeyboardShortcut("a") { pressed.value += "1" }
      Latest(of: hasSecond) {
        if $0 { Text("second").onKeyboardShortcut("a") { pressed.value += "2" } }
      }
    }
    screen.press("a", modifiers: .control)
    hasSecond.value = true
    _ = screen.text
    screen.press("a", modifiers: .control)
    hasSecond.value = false
    _ = screen.text
    screen.press("a", modifiers: .control)
    #expect(pressed.value == "121")
  }

  @Test func anActionIsNotRunWhenDisabledHiddenOrBehindASheet() {
    let isOpen = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 9) {
      Text("a").onKeyboardShortcut("a") { pressed.value += "a" }.disabled()
      Text("b").onKeyboardShortcut("b") { pressed.value += "b" }.hidden()
      Text("c").onKeyboardShortcut("c") { pressed.value += "c" }
        .sheet(isPresented: isOpen) { Text("sheet") }
    }
    #expect(!screen.press("a", modifiers: .control))
    #expect(!screen.press("b", modifiers: .control))
    isOpen.value = true
    _ = screen.text
    screen.press("c", modifiers: .control)
    #expect(pressed.value == "")
    isOpen.value = false
    _ = screen.text
    screen.press("c", modifiers: .control)
    #expect(pressed.value == "c")
  }

  @Test func nothingHappensWhenTheKeyRepeatsOrIsReleased() {
    let screen = Screen(columns: 20, rows: 3) {
      Text("a").onKeyboardShortcut("a", modifiers: []) { pressed.value += "a" }
      Button("b") { pressed.value += "b" }.keyboardShortcut("b", modifiers: [])
    }
    for key in ["a", "b"] as [Key] {
      for phase in [KeyPress.Phase.down, .repeating, .up] {
        screen.send(.key(KeyPress(key, phase: phase)))
      }
    }
    #expect(pressed.value == "ab")
  }
}
