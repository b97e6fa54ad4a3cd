import Components
import Signals
import TestSupport
import Testing

@testable import TextBackend

/// Checks which links reach the terminal.
@MainActor @Suite(.watchdog) struct HyperlinkListTests {
  /// The bytes of a screen on a terminal with hyperlinks, with `⎋` for Escape.
  private func bytes(of screen: Screen) -> String {
    var capabilities = Capabilities()
    capabilities.hasHyperlinks = true
    screen.capabilities = capabilities
    return String(decoding: screen.bytes(), as: UTF8.self).replacing("\u{1B}", with: "⎋")
  }

  @Test func theTextOfALinkIsAHyperlink() {
    let screen = Screen(columns: 6, rows: 1) {
      Link("a b", destination: "https://example.com")
    }
    #expect(screen.text.contains("a b"))
    #expect(bytes(of: screen).contains("⎋]8;id=1;https://example.com⎋\\a b⎋]8;;⎋\\"))
  }

  @Test func otherTerminalsReceiveNoHyperlink() {
    let screen = Screen(columns: 6, rows: 1) { Link("a b", destination: "https://example.com") }
    #expect(!String(decoding: screen.bytes(), as: UTF8.self).contains("]8;"))
  }

  @Test func neighborsAreNotPartsOfTheLink() {
    let screen = Screen(columns: 9, rows: 1) {
      HStack(spacing: 0) {
        Text("x")
        Link("a", destination: "https://a.com")
        Link("b", destination: "https://b.com")
        Text("y")
      }
      .buttonStyle(LabelOnly())
    }
    #expect(
      bytes(of: screen).contains(
        "x⎋]8;id=1;https://a.com⎋\\a⎋]8;id=2;https://b.com⎋\\b⎋]8;;⎋\\y"))
  }

  private struct LabelOnly: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func aChangedDestinationIsSent() {
    let urls = CurrentValueSubject<String, Never>("https://a.com")
    let screen = Screen(columns: 6, rows: 1) {
      Latest(of: urls) { Link("a", destination: $0).buttonStyle(LabelOnly()) }
    }
    _ = bytes(of: screen)
    urls.value = "https://b.com"
    #expect(bytes(of: screen).contains("https://b.com"))
  }

  @Test func aDestinationCannotEndItsSequence() {
    var list = HyperlinkList()
    #expect(list.number(of: "a\u{1B}\\b\u{7}é ;") == 1)
    #expect(String(decoding: list[1], as: UTF8.self) == "a%1B\\b%07%C3%A9%20;")
    #expect(list.number(of: "a\u{1B}\\b\u{7}é ;") == 1)
  }

  @Test func anEmptyOrEndlessDestinationIsNone() {
    var list = HyperlinkList()
    #expect(list.number(of: "") == nil)
    #expect(list.number(of: String(repeating: "a", count: 3000)) == nil)
  }
}
