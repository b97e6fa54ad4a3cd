import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextANSITests {
  @Test func showsTheColorsOfAProgram() {
    let screen = Screen(columns: 24, rows: 1) {
      Text(ansi: "3 tests \u{1B}[1;31mfailed\u{1B}[m, 2 \u{1B}[4mpassed")
    }
    #expect(screen.text == "3 tests failed, 2 passed")
    #expect(screen.attributes(of: "3")?.description == "plain")
    #expect(screen.attributes(of: "failed")?.description == "bold terminal red")
    #expect(screen.attributes(of: ", 2")?.description == "plain")
  }

  @Test func textWithoutSequencesHasNoAppearance() {
    let screen = Screen(columns: 20, rows: 1) { Text(ansi: "plain").foregroundStyle(.green) }
    #expect(screen.attributes(of: "plain")?.description == "green")
    #expect(picture(4, 1) { Text(ansi: "") } == "")
  }

  @Test func linesFollowAPublisher() {
    let lines = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 20, rows: 2) { Log(lines: lines) }
    _ = screen.text
    lines.send("\u{1B}[32mone")
    lines.send("two\u{1B}[m")
    #expect(screen.text == "one\ntwo")
    #expect(screen.attributes(of: "two")?.description == "terminal green")
  }

  private struct Log: View {
    let lines: PassthroughSubject<String, Never>
    @State private var texts: [Text] = []

    var body: some View {
      ForEach(texts.indices, id: \.self) { texts[$0] }
        .onReceive(lines.ansiTexts()) { texts.append($0) }
    }
  }
}
