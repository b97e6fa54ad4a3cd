import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LabeledContentTests {
  @Test func showsTheContentAtTheTrailingEdge() {
    #expect(picture(20, 1) { LabeledContent("Version", value: "2.1") } == "Version          2.1")
    #expect(
      picture(20, 2) {
        LabeledContent {
          VStack(alignment: .trailing, spacing: 0) {
            Text("one")
            Text("two")
          }
        } label: {
          Text("n")
        }
      } == "n                one\n                 two")
  }

  @Test func followsAPublisher() {
    let values = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 10, rows: 1) { LabeledContent("n", value: values) }
    values.send("12")
    #expect(screen.text == "n       12")
  }

  @Test func hidesItsLabel() {
    #expect(picture { LabeledContent("n") { Text("12") }.labelsHidden() } == "12")
  }
}
