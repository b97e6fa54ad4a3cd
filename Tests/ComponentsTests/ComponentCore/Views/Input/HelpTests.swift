import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct HelpTests {
  private let scheduler = TestScheduler()
  private let texts = CurrentValueSubject<String, Never>("Writes the file")

  private func screen(_ rows: Int = 3) -> Screen {
    Screen(columns: 20, rows: rows, scheduler: scheduler) {
      VStack(alignment: .leading) {
        Text("top")
        Button("Save").buttonStyle(LabelOnlyButtonStyle()).help(texts)
        Text("some more text")
      }
    }
  }

  @Test func showsATooltipAtThePointer() {
    let screen = screen()
    screen.move(column: 1, row: 1)
    #expect(screen.text == "top\nSave\nsome more text")
    screen.advance(by: .milliseconds(600))
    #expect(screen.text == "top\nSave\n Writes the file")
    #expect(screen.frame[0, 2].attributes.isReversed == true)
    #expect(screen.frame[16, 2].attributes.isReversed == true)
    #expect(screen.frame[17, 2].attributes.isReversed != true)
    screen.move(column: 1, row: 0)
    #expect(screen.text == "top\nSave\nsome more text")
  }

  @Test func showsATooltipAtTheFocusUntilTheNextKey() {
    let screen = screen()
    screen.press(.tab)
    screen.advance(by: .seconds(1))
    #expect(screen.text == "top\nSave\n Writes the file")
    screen.press(.escape)
    #expect(screen.text == "top\nSave\nsome more text")
  }

  @Test func isShownAboveWithoutSpaceBelow() {
    let screen = screen(2)
    screen.move(column: 1, row: 1)
    screen.advance(by: .seconds(1))
    #expect(screen.text == " Writes the file\nSave")
  }

  @Test func showsTheNewestText() {
    let screen = screen()
    screen.move(column: 1, row: 1)
    screen.advance(by: .seconds(1))
    #expect(screen.text.hasSuffix(" Writes the file"))
    texts.value = "Saves"
    #expect(screen.text.hasSuffix(" Saves re text"))
  }

  @Test func isHiddenWhenTheScreenIsResized() {
    let screen = screen()
    screen.move(column: 1, row: 1)
    screen.advance(by: .seconds(1))
    #expect(screen.text.contains("Writes"))
    screen.resize(columns: 30, rows: 4)
    #expect(screen.text == "top\nSave\nsome more text\n")
  }

  @Test func isHiddenWithItsView() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 20, rows: 2, scheduler: scheduler) {
      Latest(of: flags) { if $0 { Text("a").help("helps") } }
    }
    screen.move(column: 0, row: 0)
    screen.advance(by: .seconds(1))
    #expect(screen.text == "a\n helps")
    flags.value = false
    #expect(screen.text == "\n")
    #expect(scheduler.scheduled == 0)
  }
}
