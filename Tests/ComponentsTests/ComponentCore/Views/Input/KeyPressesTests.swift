import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct KeyPressesTests {
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

  @Test func handlesRepeatedKeysByDefault() {
    var phases: [KeyPress.Phase] = []
    let screen = Screen(columns: 9, rows: 1) {
      Button("a").onKeyPress { press in
        phases.append(press.phase)
        return .handled
      }
    }
    screen.press(.tab)
    for phase in [KeyPress.Phase.down, .repeating, .up] {
      screen.send(.key(KeyPress("x", phase: phase)))
    }
    #expect(phases == [.down, .repeating])
  }
}
