import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ControlSizeTests {
  @Test func changesBorderedButtons() {
    func button(_ size: ControlSize) -> String {
      picture { Button("Go") {}.controlSize(size) }
    }
    #expect(button(.mini) == "[ Go ]")
    #expect(button(.small) == "[ Go ]")
    #expect(button(.regular) == "╭────╮\n│ Go │\n╰────╯")
    #expect(button(.large) == "╭────────╮\n│   Go   │\n╰────────╯")
    #expect(
      button(.extraLarge) == "╭────────╮\n│        │\n│   Go   │\n│        │\n╰────────╯")
  }

  @Test func changesTextFields() {
    let screen = Screen(columns: 12, rows: 1) {
      TextField(text: .constant("abc")).controlSize(.small)
    }
    #expect(screen.text == "abc")
    #expect(screen.attributes(of: "abc")?.background == Theme.standard.dark.field)
  }

  @Test func marksTheFocusWithoutABorder() {
    let screen = Screen(columns: 12, rows: 1) { Button("Go") {}.controlSize(.mini) }
    screen.press(.tab)
    #expect(screen.text == "▸ Go ◂")
  }

  @Test func followsAPublisher() {
    let sizes = PassthroughSubject<ControlSize, Never>()
    let screen = Screen(columns: 12, rows: 3) {
      Button("Go") {}.controlSize(sizes).controlSize(.small)
    }
    #expect(screen.picture == "[ Go ]")
    sizes.send(.regular)
    #expect(screen.picture == "╭────╮\n│ Go │\n╰────╯")
  }
}
