import Components
import Signals
import TestSupport
import Testing

@testable import TextBackend

/// The terminal's cursor in text fields.
@MainActor @Suite(.watchdog) struct ScreenCursorTests {
  private let text = CurrentValueSubject<String, Never>("")

  private func screen(_ columns: Int = 9) -> Screen {
    Screen(columns: columns, rows: 2, alignment: .topLeading) {
      TextField(text: text).textFieldStyle(.plain)
      Button("b").buttonStyle(.plain)
    }
  }

  private func written(_ screen: Screen) -> String {
    String(decoding: screen.bytes(), as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  @Test func showsTheCursorOnlyWhileAFieldIsFocused() {
    let screen = screen()
    #expect(!written(screen).contains("E[?25h"))
    screen.press(.tab)
    #expect(written(screen).hasSuffix("         \rE[?25h"))
    screen.type("ab")
    #expect(!written(screen).contains("E[?25"))
    screen.press(.left)
    #expect(written(screen) == "\u{8}")
    #expect(written(screen) == "")
    screen.press(.tab)
    #expect(written(screen).hasSuffix("E[?25l"))
    #expect(written(screen) == "")
  }

  @Test func typingACharacterWritesOneByte() {
    let screen = screen()
    screen.press(.tab)
    for character in ["a", "b"] {
      screen.type(character)
      _ = written(screen)
    }
    screen.type("c")
    #expect(written(screen) == "c")
  }

  @Test func showsTheCursorAgainAfterInvalidation() {
    let screen = screen()
    screen.press(.tab)
    _ = written(screen)
    screen.invalidate()
    #expect(written(screen).hasSuffix("E[HE[?25h"))
    screen.press(.tab)
    screen.invalidate()
    #expect(written(screen).hasSuffix("E[?25l"))
    screen.invalidate()
    #expect(!written(screen).contains("E[?25"))
  }

  @Test func restoresTheCursorAfterItsPositionIsInvalidated() {
    let screen = screen()
    screen.press(.tab)
    _ = written(screen)
    screen.invalidateCursorPosition()
    #expect(written(screen) == "E[H")
  }

  @Test func keepsTheCursorInTheFieldWhenOtherCellsChange() {
    let titles = CurrentValueSubject<String, Never>("one")
    let screen = Screen(columns: 9, rows: 2, alignment: .topLeading) {
      TextField().textFieldStyle(.plain)
      Text(titles)
    }
    screen.press(.tab)
    screen.type("a")
    var terminal = TestTerminal(columns: 9, rows: 2)
    terminal.feed(screen.bytes())
    #expect(terminal.cursor == Point(x: 1, y: 0))
    titles.send("two")
    terminal.feed(screen.bytes())
    #expect(terminal.cursor == Point(x: 1, y: 0))
    #expect(terminal.text == ["a", "two"])
  }
}
