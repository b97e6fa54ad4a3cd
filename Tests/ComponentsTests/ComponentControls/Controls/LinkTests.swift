import Components
import Foundation
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct LinkTests {
  private let opened = CurrentValueSubject<[String], Never>([])

  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen(columns: 20, rows: 2) {
      content().environment(
        \.openURL,
        OpenURLAction { url in
          opened.value.append(url)
          return .handled
        })
    }
  }

  @Test func opensItsDestination() throws {
    let url = try #require(URL(string: "https://example.com/b"))
    let screen = screen {
      Link("one", destination: "https://example.com/a")
      Link(destination: url) { Text("two").italic() }
    }
    screen.press(.tab)
    screen.press(.enter)
    try screen.click("two")
    #expect(opened.value == ["https://example.com/a", "https://example.com/b"])
  }

  @Test func itsTitleFollowsAPublisher() {
    let titles = CurrentValueSubject<String, Never>("one")
    let screen = screen { Link(titles, destination: "https://example.com") }
    #expect(screen.text.contains("one"))
    titles.value = "two"
    #expect(screen.text.contains("two"))
  }

  @Test func isUnderlinedInTheAccentColor() {
    let screen = screen { Link("one", destination: "https://example.com").tint(.orange) }
    #expect(screen.attributes(of: "one")?.foreground == .orange)
    #expect(screen.effects(of: "one") == "underlined")
    screen.press(.tab)
    #expect(screen.effects(of: "one") == "underlined selected")
  }
}
