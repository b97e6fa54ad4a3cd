import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SecureFieldTests {
  private let text = CurrentValueSubject<String, Never>("")

  @Test func neverShowsItsText() {
    let screen = Screen(columns: 12, rows: 1) {
      SecureField("Password", text: text).textFieldStyle(.plain)
    }
    #expect(screen.text == "Password")
    screen.press(.tab)
    screen.type("ab 界c")
    #expect(screen.text == "•••••")
    #expect(text.value == "ab 界c")
    #expect(!String(decoding: screen.bytes(), as: UTF8.self).contains("界"))
  }

  @Test func showsAsterisksInASCII() {
    let usesASCII = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 12, rows: 1) {
      Latest(of: usesASCII) {
        SecureField(text: text).textFieldStyle(.plain).environment(\.usesASCII, $0)
      }
    }
    screen.press(.tab)
    screen.type("ab")
    #expect(screen.text == "••")
    usesASCII.value = true
    #expect(screen.text == "**")
  }

  @Test func neverCopiesItsText() {
    let open = CurrentValueSubject<String, Never>("")
    let screen = Screen(columns: 12, rows: 2) {
      SecureField(text: text).textFieldStyle(.plain)
      TextField(text: open).textFieldStyle(.plain)
    }
    screen.press(.tab)
    screen.type("one two")
    screen.press("a", modifiers: .alt)
    screen.press("w", modifiers: .alt)
    screen.press(.end)
    screen.press("w", modifiers: .control)
    // The command must not reveal where words begin.
    #expect(text.value == "")
    screen.press(.tab)
    screen.press("y", modifiers: .control)
    #expect(open.value == "")
  }

  @Test func canBeMadeInsecure() {
    let hides = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 12, rows: 1) {
      TextField(text: text).secure(hides).textFieldStyle(.plain)
    }
    text.value = "abc"
    #expect(screen.text == "•••")
    hides.send(false)
    #expect(screen.text == "abc")
  }

  @Test func undoDoesNotRestoreReplacedText() {
    let screen = Screen(columns: 12, rows: 1) { SecureField(text: text).textFieldStyle(.plain) }
    screen.press(.tab)
    screen.type("abc")
    text.value = ""
    _ = screen.text
    screen.press("_", modifiers: .control)
    #expect(text.value == "")
  }
}
