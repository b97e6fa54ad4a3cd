import Components
import Signals
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct ScreenHostileTextTests {
  private let text = CurrentValueSubject<String, Never>("")

  private func screen(_ columns: Int = 9) -> Screen {
    Screen(columns: columns, rows: 2, alignment: .topLeading) {
      TextField(text: text).textFieldStyle(.plain)
      Button("b").buttonStyle(.plain)
    }
  }

  @Test(arguments: HostileTitle.all)
  func sanitizesHostileTitles(title: HostileTitle) {
    let screen = Screen(columns: 40, rows: 5, alignment: .topLeading) {
      HStack(spacing: 0) {
        Text("<")
        Button(title.text).frame(maxWidth: 36)
        Text(">")
      }
    }
    var terminal = TestTerminal(columns: 40, rows: 5)
    terminal.feed(screen.bytes())
    #expect(terminal.violations == [])
    #expect(terminal.differences(from: screen.frame) == [])
    #expect(terminal.rows[1].first?.text == "<")
    #expect(terminal.rows[1].contains { $0.text == ">" })
    #expect(
      !screen.text.unicodeScalars.contains {
        $0 != "\n" && $0.properties.generalCategory == .control
      })
  }

  @Test(arguments: HostileTitle.all)
  func showsHostileOutputOfProgramsSanitized(title: HostileTitle) {
    let screen = Screen(columns: 40, rows: 3, alignment: .topLeading) {
      Text(ansi: title.text).frame(width: 36, height: 1)
      Text("below")
    }
    var terminal = TestTerminal(columns: 40, rows: 3)
    terminal.feed(screen.bytes())
    #expect(terminal.violations == [])
    #expect(terminal.differences(from: screen.frame) == [])
    #expect(screen.text.contains("below"))
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
    #expect(terminal.violations == [])
    #expect(terminal.text[1] == "  b")
    #expect(!text.value.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test(arguments: HostileTitle.all)
  func fieldsShowHostileTextSanitized(title: HostileTitle) {
    let screen = Screen(columns: 30, rows: 1, alignment: .topLeading) {
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
    #expect(terminal.violations == [])
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
