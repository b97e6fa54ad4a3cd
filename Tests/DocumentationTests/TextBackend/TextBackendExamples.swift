import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

/// The examples of the module's articles.
@MainActor @Suite(.watchdog) struct TextBackendExamples {
  @Test func screen() {
    var printed: [String] = []
    func print(_ items: Any...) {
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }

    let titles = CurrentValueSubject<String, Never>("Connect")
    let screen = Screen(columns: 20, rows: 3) {
      Button(titles) { titles.send("Connected") }
    }
    print(screen.text)

    screen.click(column: 6, row: 1)
    print(screen.text)

    #expect(
      printed == [
        "    ╭─────────╮\n    │ Connect │\n    ╰─────────╯",
        "   ┏━━━━━━━━━━━┓\n   ┃ Connected ┃\n   ┗━━━━━━━━━━━┛",
      ])
    printed = []

    print(screen.bytes().isEmpty)  // false: a whole frame
    print(screen.bytes().isEmpty)  // true
    titles.send("Retrying")
    print(screen.bytes().isEmpty)  // false: the title and the border

    #expect(printed == ["false", "true", "false"])
    printed = []

    let cell = screen.frame[6, 1]
    print(cell.text, cell.attributes.isBold == true)  // R true

    #expect(printed == ["R true"])
  }

  @Test func virtualTime() {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    let scheduler = TestScheduler()

    let seconds = Interval(every: .seconds(1), on: scheduler)
    let clock = Screen(columns: 3, rows: 1, scheduler: scheduler) {
      Text(seconds.map { "\($0 + 1) s" }, initial: "0 s")
    }
    clock.advance(by: .seconds(3))
    print(clock.text)  // 3 s

    #expect(printed == ["3 s"])
  }

  @Test func pictures() {
    let scheduler = TestScheduler()
    let screen = Screen(columns: 20, rows: 3, scheduler: scheduler) { Button("Go") }

    let frame = screen.frame
    let still = frame.svg()
    let page = frame.html(title: "Panel")
    let text = frame.ansi(colorDepth: .ansi256)

    #expect(still.hasPrefix("<svg "))
    #expect(page.contains("<title>Panel</title>"))
    #expect(text.contains("Go"))

    let recording = screen.recordFrames {
      screen.press(.tab)
      screen.advance(by: .seconds(1))
      screen.press(.enter)
      screen.advance(by: .seconds(2))
    }
    let animation = recording.svg()
    let terminalRecording = recording.asciicast()

    #expect(animation.contains("3s step-end infinite"))
    #expect(terminalRecording.hasPrefix("{\"version\": 2, \"width\": 20, \"height\": 3}"))
  }

  @Test func architecture() {
    func view() -> some View {
      let titles = CurrentValueSubject<String, Never>("Connect")
      return
        Button(titles.map { $0.uppercased() }) { titles.send("Connected") }
    }
    let screen = Screen(columns: 20, rows: 3) { view() }
    #expect(screen.text.contains("CONNECT "))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("CONNECTED"))
  }
}
