import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct StreamsTests {
  /// Returns the marbles of the streams, without their names.
  private func marbles(after seconds: Int, of names: String...) -> [String] {
    let screen = screen(of: .streams)
    screen.advance(by: .seconds(seconds))
    let lines = screen.text.split(separator: "\n")
    return names.compactMap { name in
      lines.first { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(33)) }
    }
  }

  @Test func showsMarbles() {
    let marbles = marbles(
      after: 3, of: "letters", "letters.removeDuplicates()", "letters.zip(numbers)")
    #expect(
      marbles == [
        "                     a───a───b───────c────────●",
        "                     a───────b───────c────────●",
        "                     ──a1──────a2──────b3─────●",
      ])
  }

  @Test func scrollsWhenTheLineIsFull() {
    #expect(
      marbles(after: 8, of: "letters") == ["─────────d───d───────e───f───a───a───b────────●"])
  }
}
