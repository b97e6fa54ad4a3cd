import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ToastsTests {
  private let scheduler = TestScheduler()
  private let messages = PassthroughSubject<String, Never>()

  private func screen(rows: Int = 7) -> Screen {
    let screen = Screen(columns: 24, rows: rows, scheduler: scheduler) {
      Text(String(repeating: "text ", count: 40))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .toasts(messages, duration: .seconds(2))
    }
    _ = screen.text
    return screen
  }

  @Test func showsMessagesInTheCornerForAWhile() {
    let screen = screen()
    let before = screen.text
    messages.send("Saved.")
    screen.advance(by: .seconds(1))
    messages.send("Sent.")
    #expect(
      screen.text == """
        text text text text text
        text text text╭────────╮
        text text text│ Saved. │
        text text text╰────────╯
        text text text ╭───────╮
        text text text │ Sent. │
        text text text ╰───────╯
        """)
    screen.advance(by: .seconds(1))
    #expect(!screen.text.contains("Saved.") && screen.text.contains("Sent."))
    screen.advance(by: .seconds(1))
    #expect(screen.text == before)
  }

  @Test func aClickDismissesAMessage() {
    let screen = screen()
    messages.send("Saved.")
    messages.send("Sent.")
    _ = screen.text
    screen.click(column: 17, row: 2)
    #expect(!screen.text.contains("Saved.") && screen.text.contains("Sent."))
  }

  @Test func escapeDismissesTheNewestMessage() {
    let screen = screen()
    messages.send("Saved.")
    messages.send("Sent.")
    _ = screen.text
    #expect(screen.press(.escape))
    #expect(screen.text.contains("Saved.") && !screen.text.contains("Sent."))
    #expect(screen.press(.escape))
    #expect(!screen.text.contains("Saved."))
    #expect(!screen.press(.escape))
  }

  @Test func showsTheNewestFive() {
    let screen = screen(rows: 20)
    for number in 1...9 { messages.send("message \(number)") }
    let shown = (1...9).filter { screen.text.contains("message \($0)") }
    #expect(shown == [5, 6, 7, 8, 9])
  }

  @Test func aNewDescriptionDoesNotExtendTheTime() {
    let titles = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 24, rows: 7, scheduler: scheduler) {
      Latest(of: titles) { title in
        Text(title).frame(maxWidth: .infinity, maxHeight: .infinity)
          .toasts(messages.map { $0 + "!" }, duration: .seconds(2))
      }
    }
    _ = screen.text
    messages.send("Saved")
    screen.advance(by: .seconds(1))
    titles.value = "b"
    #expect(screen.text.contains("Saved!"))
    screen.advance(by: .seconds(1))
    #expect(!screen.text.contains("Saved!"))
  }

  @Test func messagesAreReadToScreenReaders() {
    let screen = screen()
    var reader = ScreenReader()
    _ = reader.lines(for: screen.accessibility)
    messages.send("Saved.")
    _ = screen.text
    #expect(reader.lines(for: screen.accessibility) == ["Saved."])
  }

  @Test func longMessagesWrap() {
    let screen = screen(rows: 9)
    messages.send(String(repeating: "word ", count: 30))
    #expect(screen.text.split(separator: "\n").count == 9)
    #expect(screen.text.contains("╰"))
  }
}
