import Components
import Signals
import Testing

@testable import TextBackend

/// The terminal's own cursor, and text that nobody trusts, where a person types.
@MainActor @Suite struct TypingTests {
  private let text = CurrentValueSubject<String, Never>("")

  private func screen(_ columns: Int = 9) -> Screen {
    Screen(columns: columns, rows: 2) {
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
    #expect(written(screen).hasSuffix("E[HE[?25h"))
    screen.type("ab")
    #expect(!written(screen).contains("E[?25"))
    screen.press(.left)
    #expect(written(screen) == "E[2G")
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
    let screen = Screen(columns: 9, rows: 2) {
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

  @Test(arguments: HostileTitle.all)
  func fieldsAcceptHostileKeys(title: HostileTitle) {
    let screen = screen(20)
    var terminal = TestTerminal(columns: 20, rows: 2)
    screen.press(.tab)
    for scalar in title.text.unicodeScalars.prefix(100) {
      screen.press(.character(Character(scalar)))
    }
    terminal.feed(screen.bytes())
    if !HostileTitle.joiners.contains(title.name) { #expect(terminal.violations == []) }
    #expect(terminal.text[1] == "  b")
    #expect(!text.value.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test(arguments: HostileTitle.all)
  func fieldsShowHostileTextSanitized(title: HostileTitle) {
    let screen = Screen(columns: 30, rows: 1) {
      HStack(spacing: 0) {
        Text("<")
        TextField(text: text).textFieldStyle(.plain).frame(width: 20)
        Text(">")
      }
    }
    var terminal = TestTerminal(columns: 30, rows: 1)
    screen.press(.tab)
    screen.send(.paste(title.text))
    terminal.feed(screen.bytes())
    screen.press(.home, modifiers: .shift)
    terminal.feed(screen.bytes())
    if !HostileTitle.joiners.contains(title.name) { #expect(terminal.violations == []) }
    #expect(terminal.cursor.map { (1...20).contains($0.x) } == true)
    #expect(terminal.rows[0].first?.text == "<")
    #expect(terminal.rows[0][21].text == ">")
    #expect(!text.value.unicodeScalars.contains { $0.properties.generalCategory == .control })
    screen.press(.delete)
    #expect(text.value == "")
    screen.press("_", modifiers: .control)
    screen.press("_", modifiers: .control)
    #expect(text.value == "")
  }
}
