import SignalsTesting
import TestSupport
import Testing

@testable import ComponentCore

@Suite(.watchdog) struct StringLinesTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func endAtEveryNewline(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    // Among them are characters whose UTF-8 begins as that of a newline does.
    let pieces = [
      "a", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\u{A0}", "©",
      "…", "€", "\u{2027}", "\u{202A}", "\u{301}", "界", "👩\u{200D}🚀",
    ]
    for _ in 0..<200 {
      let count = Int.random(in: 0..<8, using: &random)
      let string = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let lines = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let isEqual =
        string.lines == lines.map(String.init) && string.containsNewline == (lines.count > 1)
      #expect(isEqual, "seed \(seed): \(string.debugDescription)")
    }
  }
}
