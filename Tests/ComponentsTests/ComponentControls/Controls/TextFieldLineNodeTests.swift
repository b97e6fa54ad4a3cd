import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextFieldLineNodeTests {
  private let text = CurrentValueSubject<String, Never>("")

  @Test func scrollsToTheCursor() {
    let screen = Screen(columns: 5, rows: 1) { TextField(text: text).textFieldStyle(.plain) }
    screen.press(.tab)
    screen.type("abcdefg")
    #expect(screen.text == "defg")
    #expect(screen.frame.cursor == Point(x: 4, y: 0))
    for _ in 0..<5 { screen.press(.left) }
    #expect(screen.text == "cdefg")
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
    screen.press(.end)
    screen.press(.backspace)
    #expect(screen.text == "cdef")
    screen.press(.home)
    #expect(screen.text == "abcde")
    screen.press(.tab)
    screen.press(.escape)
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
  }

  @Test func neverShowsHalfAWideCharacter() {
    let screen = Screen(columns: 4, rows: 1) { TextField(text: text).textFieldStyle(.plain) }
    screen.press(.tab)
    screen.type("a界b界")
    #expect(screen.text == "b界")
    #expect(screen.frame.cursor == Point(x: 3, y: 0))
    screen.press(.left)
    #expect(screen.frame.cursor == Point(x: 1, y: 0))
    screen.press(.left)
    screen.press(.left)
    #expect(screen.text == "界b")
  }

  @Test func showsTheBeginningWithoutFocus() {
    let texts = CurrentValueSubject<String, Never>("abcdefg")
    let screen = Screen(columns: 4, rows: 2) {
      TextField(text: texts).textFieldStyle(.plain)
      TextField().textFieldStyle(.plain)
    }
    screen.press(.tab)
    #expect(screen.text == "efg\n")
    screen.press(.tab)
    #expect(screen.text == "abcd\n")
  }
}
