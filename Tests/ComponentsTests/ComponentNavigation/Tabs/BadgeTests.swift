import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct BadgeTests {
  @Test func showsANumberOrAText() {
    #expect(picture { Text("Mail").badge(3) } == "Mail (3)")
    #expect(picture { Text("Mail").badge("new") } == "Mail (new)")
  }

  @Test func nothingIsShownForZero() {
    func row(_ view: some View) -> String {
      picture {
        HStack {
          view
          Text("x")
        }
      }
    }
    #expect(row(Text("Mail").badge(0)) == "Mail x")
    #expect(row(Text("Mail").badge("")) == "Mail x")
  }

  @Test func followsAPublisher() {
    let counts = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 12, rows: 1) { Text("Mail").badge(counts) }
    #expect(screen.text == "Mail")
    counts.send(12)
    #expect(screen.text == "Mail (12)")
    counts.send(0)
    #expect(screen.text == "Mail")
  }
}
