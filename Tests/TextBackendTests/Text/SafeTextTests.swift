import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct SafeTextTests {
  @Test func splitsLinesAndShowsControlCharacters() {
    #expect(SafeText.lines(of: "a\nb\r\nc\u{1B}]0;x\u{7}") == ["a", "b", "c\u{241B}]0;x\u{2407}"])
    #expect(SafeText.lines(of: "") == [""])
    #expect(SafeText.lines(of: "a\n") == ["a", ""])
  }

  @Test func keepsLongLinesWhole() {
    let line = String(repeating: "é", count: 10_000)
    #expect(SafeText.lines(of: line) == [line])
  }

  @Test func limitsALineToWholeClusters() {
    #expect(SafeText.line(of: "aéb", limit: 2) == "a")
    #expect(SafeText.line(of: "aéb", limit: 3) == "aé")
    #expect(SafeText.line(of: "a\nb\u{9C}", limit: 20) == "a b\u{FFFD}")
    #expect(SafeText.line(of: "a", limit: 0) == "")
  }

  @Test(arguments: HostileTitle.all)
  func hostileTitlesStayInert(title: HostileTitle) {
    let lines = SafeText.lines(of: title.text) + [SafeText.line(of: title.text, limit: 256)]
    for line in lines {
      #expect(line.utf8.count < 1 << 16)
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }
}
