import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct RedactionReasonsTests {
  @Test func textsShowBlocks() {
    #expect(
      picture(12, 2) { Text("Hello 界!\nyou").redacted(reason: .placeholder) }
        == "▒▒▒▒▒ ▒▒▒\n▒▒▒")
    #expect(
      picture(9, 1) {
        Text("a").redacted(reason: .placeholder).environment(\.usesASCII, true)
      } == "#")
    #expect(picture(9, 1) { Text("secret").redacted(reason: .privacy) } == "secret")
  }

  @Test func textsWithPartsShowBlocks() {
    let screen = Screen(columns: 9, rows: 1) {
      (Text("re") + Text("d").foregroundColor(.red)).redacted(reason: .placeholder)
    }
    #expect(screen.text.contains("▒▒▒"))
    #expect(screen.accessibility.description.contains("▒▒▒"))
  }

  @Test func aViewInsideIsShown() {
    #expect(
      picture(9, 1) {
        HStack {
          Text("name").unredacted()
          Text("row")
        }
        .redacted(reason: .placeholder)
      } == "name ▒▒▒")
  }

  @Test func followsAPublisher() {
    let reasons = CurrentValueSubject<RedactionReasons, Never>(.placeholder)
    let screen = Screen(columns: 4, rows: 1) { Text("text").redacted(reason: reasons) }
    #expect(screen.text == "▒▒▒▒")
    reasons.value = []
    #expect(screen.text == "text")
  }
}
