import Components
import Signals
import TextBackend
import Testing

@MainActor @Suite struct KeyPressTests {
  @Test func handlesKeysOfTheFocusedDescendant() {
    var heard: [String] = []
    let screen = Screen(columns: 9, rows: 3) {
      Button("a").buttonStyle(LabelOnlyButtonStyle())
        .onKeyPress("x") {
          heard.append("inner")
          return .ignored
        }
        .onKeyPress("x") {
          heard.append("outer")
          return .handled
        }
        .onKeyPress { press in
          heard.append("\(press.key)")
          return .ignored
        }
      Button("b").buttonStyle(LabelOnlyButtonStyle())
    }
    #expect(!screen.press("x"))
    screen.press(.tab)
    #expect(screen.press("x"))
    #expect(!screen.press("y"))
    screen.press(.tab)
    #expect(!screen.press("x"))
    #expect(heard == ["inner", "outer", "character(\"y\")", "tab"])
  }

  @Test func handlesOnlyTheRequestedKeysAndPhases() {
    var heard = 0
    let screen = Screen(columns: 9, rows: 3) {
      Button("a").onKeyPress(keys: [.left, "x"], phases: [.up]) { _ in
        heard += 1
        return .handled
      }
    }
    screen.press(.tab)
    screen.press("x")
    screen.send(.key(KeyPress("x", phase: .up)))
    screen.send(.key(KeyPress("z", phase: .up)))
    #expect(heard == 1)
  }

  @Test func textFieldHandlesTypedKeysFirst() {
    var escapes = 0
    let screen = Screen(columns: 9, rows: 3) {
      TextField()
        .onKeyPress("x") { .handled }
        .onKeyPress(.escape) {
          escapes += 1
          return .handled
        }
    }
    screen.press(.tab)
    screen.type("x")
    screen.press(.escape)
    #expect(screen.text.contains("┃x"))
    #expect(escapes == 1)
  }

  @Test func anyViewCanBeFocusable() {
    struct Shown: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "focused" : "idle") }
    }
    let flags = CurrentValueSubject<Bool, Never>(true)
    var heard = 0
    let screen = Screen(columns: 9, rows: 1) {
      Shown().focusable(flags).onKeyPress("x") {
        heard += 1
        return .handled
      }
    }
    #expect(screen.text == "idle")
    screen.press(.tab)
    #expect(screen.text == "focused")
    screen.press("x")
    #expect(heard == 1)
    flags.value = false
    #expect(screen.text == "idle")
    #expect(!screen.press("x"))
  }
}

@MainActor @Suite struct KeyboardShortcutTests {
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
}
