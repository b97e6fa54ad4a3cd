import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct URLOpenerTests {
  @Test(arguments: [
    "https://example.com", "HTTP://example.com/?q=1&r='2'#top", "mailto:a@example.com",
    "https://example.com/$(ls)",
  ])
  func opensKnownSchemes(url: String) {
    #expect(URLOpener.canOpen(url))
  }

  @Test(arguments: [
    "", ":", "example.com", "-version", "--help:x", "javascript:alert(1)", "ssh://example.com",
    "vnd.custom:x", "file:///tmp/notes.txt", "https", " https://example.com",
    "https://example.com/a b",
  ])
  func ignoresOthers(url: String) {
    #expect(!URLOpener.canOpen(url))
  }

  @Test func ignoresControlCharacters() {
    #expect(!URLOpener.canOpen("https://example.com/\u{1B}[2J"))
    #expect(!URLOpener.canOpen("https://example.com/\n"))
    #expect(!URLOpener.canOpen("https\u{0}://example.com"))
  }
}
