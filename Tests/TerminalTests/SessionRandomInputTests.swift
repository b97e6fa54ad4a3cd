import SignalsTesting
import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs the gallery on a terminal that sends random bytes, reports and sizes. It neither crashes
/// nor stops listening.
@Suite(.serialized, .watchdog) struct SessionRandomInputTests {
  private static let fragments = [
    "␛[", "␛]", "␛P", "␛_G", "␛[200~", "␛[201~", "␛[<0;5;5M", "␛[<0;16777216;16777216M",
    "␛[<35;9;9M", "␛[<64;9;9M", "␛[48;2048;2048t", "␛[48;16777216;1t", "␛[48;1;16777216;0;0t",
    "␛[6;255;255t", "␛[?62;4c", "␛[?1u", "␛P>|kitty(0.3)␛\\", "␛P>|XTerm(390)␛\\", "␛_Gi=31;OK␛\\",
    "␛]11;rgb:ffff/ffff/ffff␛\\", "␛[?997;2n", "␛[?2026;1$y", "␛[?2048;2$y", "␛[97;5:1u",
    "␛[57399;1:3;0:65:1114111:55296u", "␛[M   ", "␛[I", "␛[O", "␉", "␍", " ", "1", "5", "9", "[",
    "]", "?", "/", "␛[A", "␛[B", "␛[C", "␛[D", "␛[5~", "␛[6~", "␛[1;5H", "界", "e\u{301}\u{301}",
    "␋", "␗", "␁", "␅", "␟", "k", "w", "y", "99999999999999999999", "65;", "3:",
  ]

  /// Random bytes without those of the keys that end or stop the program.
  private func bytes(_ random: inout RandomNumbers) -> [UInt8] {
    let fragments = SessionRandomInputTests.fragments
    let bytes = (0..<Int.random(in: 1..<12, using: &random)).flatMap { _ -> [UInt8] in
      if Int.random(in: 0..<4, using: &random) > 0 {
        return Array((fragments.randomElement(using: &random) ?? "").controls.utf8)
      }
      return (0..<Int.random(in: 1..<20, using: &random)).map { _ in
        .random(in: 0...255, using: &random)
      }
    }
    return bytes.filter { ![0x03, 0x1A, 0x1C, UInt8(ascii: "q")].contains($0) }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func endsAtControlCAfterRandomInput(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let terminal = PseudoTerminal("Demo", environment: ["SWIFT_BACKTRACE=enable=no"])
    try #require(terminal.shows("Select All"))
    for _ in 0..<300 {
      let isRead = terminal.pour(bytes(&random))
      try #require(isRead)
      if Int.random(in: 0..<10, using: &random) > 0 { continue }
      let limits: (UInt16, UInt16) = [(1, 1), (80, 24), (200, 60), (2, 100), (65_535, 1)]
        .randomElement(using: &random)!
      terminal.resize(columns: limits.0, rows: limits.1)
    }
    // Ends what may be incomplete: a string, a sequence and a paste.
    let isRead = terminal.pour("\u{18}\u{1B}\\\u{1B}[201~\u{3}")
    #expect(isRead)
    #expect(terminal.waitForExit() == 128 + SIGINT)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }
}
