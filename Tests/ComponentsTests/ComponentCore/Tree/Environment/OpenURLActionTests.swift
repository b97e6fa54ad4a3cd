import Components
import Foundation
import TestSupport
import Testing
import TextBackend

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct OpenURLActionTests {
  private final class Log {
    var opened: [String] = []
    var accepted: [Bool] = []
  }

  private struct LinkButton: View {
    let url: String
    let log: Log
    @Environment(\.openURL) private var openURL
    var body: some View {
      Button("Open") { openURL(url) { log.accepted.append($0) } }
    }
  }

  private let log = Log()

  /// Opens `url` in a view inside `content`, on a screen whose system opens all URLs.
  private func open<Content: View>(_ url: String, in content: (LinkButton) -> Content) {
    let screen = Screen(columns: 9, rows: 3) {
      content(LinkButton(url: url, log: log)).transformEnvironment { [log] environment in
        environment.setSystemURLAction { url in
          log.opened.append(url)
          return true
        }
      }
    }
    screen.press(.tab)
    screen.press(.enter)
  }

  @Test func asksTheSystemByDefault() {
    open("https://example.com") { $0 }
    #expect(log.opened == ["https://example.com"])
    #expect(log.accepted == [true])
  }

  @Test func asksTheHandlerOfTheNearestView() {
    open("app:a") { $0.environment(\.openURL, OpenURLAction { _ in .handled }) }
    open("app:b") { $0.environment(\.openURL, OpenURLAction { _ in .discarded }) }
    #expect(log.opened == [])
    #expect(log.accepted == [true, false])
  }

  @Test func aHandlerCanLeaveTheURLToTheSystem() {
    open("a:b") { $0.environment(\.openURL, OpenURLAction { _ in .systemAction }) }
    open("a:b") { $0.environment(\.openURL, OpenURLAction { .systemAction($0 + "c") }) }
    #expect(log.opened == ["a:b", "a:bc"])
    #expect(log.accepted == [true, true])
  }

  @Test func opensNothingWithoutASystem() {
    let screen = Screen(columns: 9, rows: 3) { LinkButton(url: "https://a.b", log: log) }
    screen.press(.tab)
    screen.press(.enter)
    #expect(log.accepted == [false])
  }

  @Test func takesAURLOfFoundation() throws {
    var opened: [String] = []
    let action = OpenURLAction { url in
      opened.append(url)
      return .handled
    }
    action(try #require(URL(string: "https://example.com/a%20b")))
    #expect(opened == ["https://example.com/a%20b"])
  }
}
