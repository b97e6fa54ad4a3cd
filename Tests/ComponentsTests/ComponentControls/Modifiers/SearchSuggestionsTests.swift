import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SearchSuggestionsTests {
  private let text = CurrentValueSubject<String, Never>("")

  private func screen() -> Screen {
    Screen(columns: 14, rows: 4, alignment: .topLeading) {
      Text("content").frame(maxWidth: .max, alignment: .leading)
        .searchable(text: text)
        .searchSuggestions {
          Text("Berlin").searchCompletion("Berlin")
          Text("Bern").searchCompletion("Bern, Bern")
        }
    }
  }

  private func lines(_ screen: Screen) -> String {
    String(screen.text.reversed().drop { $0 == "\n" }.reversed())
  }

  @Test func areShownWhileTheFieldHasTheFocus() {
    let screen = screen()
    #expect(lines(screen) == "/ Search\ncontent")
    screen.press(.tab)
    #expect(lines(screen) == "/ Search\n  Berlin\n  Bern\ncontent")
  }

  @Test func aCompletionIsPutIntoTheField() {
    let screen = screen()
    screen.press(.tab)
    screen.press(.down)
    screen.press(.down)
    #expect(lines(screen) == "/ Search\n  Berlin\n  Bern\ncontent")
    screen.press(.enter)
    #expect(text.value == "Bern, Bern")
    screen.type("!")
    #expect(text.value == "Bern, Bern!")
  }

  @Test func aClickChoosesOne() {
    let screen = screen()
    screen.press(.tab)
    screen.click(column: 3, row: 1)
    #expect(text.value == "Berlin")
  }
}
