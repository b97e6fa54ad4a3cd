import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Sends more input than a program handles in time, and Ctrl-C, a signal or the hang-up behind it.
///
/// The program takes a millisecond for each event and prints a line. A test counts the lines: they
/// tell how much the program has done before it has heard of its end.
@Suite(.serialized, .watchdog) struct SessionFloodTests {
  private func run() throws -> PseudoTerminal {
    let terminal = PseudoTerminal("SessionTestApp", ["input"])
    try #require(terminal.shows("Ready") && terminal.shows("\u{1B}[c"))
    terminal.type("\t\u{1B}[?62c")
    return terminal
  }

  /// Sends `text`. Its value does not appear in messages.
  private func pour(_ text: String, into terminal: PseudoTerminal) {
    let isRead = terminal.pour(text)
    #expect(isRead)
  }

  /// Expects that the program has ended by `number`, and has handled fewer than `limit` events. On
  /// a busy machine, it may have heard of its end before the first.
  private func expectEnd(
    of terminal: PseudoTerminal, by number: Int32, handledBelow limit: Int = 1_000
  ) {
    #expect(terminal.waitForExit() == 128 + number)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
    let counts = ["key\r\n", "pointer\r\n"].map { terminal.text.ranges(of: $0).count }
    #expect(counts[0] + counts[1] < limit, "\(counts)")
  }

  /// A text that a terminal sends, and the number of its events before which a program hears of
  /// its end.
  private struct Flood: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let limit: Int

    init(_ name: String, _ count: Int, _ text: String, handledBelow limit: Int) {
      testDescription = name
      self.text = String(repeating: text.controls, count: count)
      self.limit = limit
    }
  }

  private static let keys = Flood("keys", 50_000, "a", handledBelow: 1_000)
  private static let pointer = Flood(
    "pointer", 50_000, "␛[<35;10;20M␛[<35;70;20M", handledBelow: 1_000)
  private static let junk = Flood(
    "junk", 50_000, "a␛[1;␛]x␛\\␘␡é␛[?9;9", handledBelow: 1_000)
  private static let reports = Flood(
    "reports", 12_500, "␛[?997;1n␛[?997;2n␛[?2031;2$y␛P>|x␛\\", handledBelow: 1)
  private static let focus = Flood("focus", 25_000, "␛[I␛[O", handledBelow: 1)

  @Test(arguments: [keys, pointer, junk, reports, focus])
  private func hearsControlC(behind flood: Flood) throws {
    let terminal = try run()
    pour(flood.text + "\u{3}", into: terminal)
    expectEnd(of: terminal, by: SIGINT, handledBelow: flood.limit)
  }

  @Test func hearsControlCAfterALongPaste() throws {
    let terminal = try run()
    let text = String(repeating: "text\u{3}\r\n", count: 300_000)
    pour("\u{1B}[200~" + text + "\u{1B}[201~\u{3}", into: terminal)
    expectEnd(of: terminal, by: SIGINT, handledBelow: 1)
  }

  @Test(arguments: [keys, pointer], [SIGTERM, SIGHUP])
  private func hearsSignals(during flood: Flood, number: Int32) throws {
    let terminal = try run()
    pour(flood.text, into: terminal)
    terminal.signal(number)
    expectEnd(of: terminal, by: number, handledBelow: flood.limit)
  }

  @Test func showsFramesDuringAFlood() throws {
    let terminal = try run()
    pour(SessionFloodTests.keys.text, into: terminal)
    terminal.resize(columns: 70, rows: 20)
    try #require(terminal.shows("size 70x"))
    terminal.type("\u{3}")
    expectEnd(of: terminal, by: SIGINT)
  }

  @Test func survivesAStormOfResizes() throws {
    let terminal = try run()
    for index in 0..<2_000 as Range<UInt16> {
      terminal.resize(columns: index % 2 == 0 ? 1_000 : 20, rows: 5 + index % 100)
    }
    terminal.type("\u{3}")
    expectEnd(of: terminal, by: SIGINT, handledBelow: 1)
  }

  @Test func handlesAllKeysOfAFloodInOrder() throws {
    let terminal = try run()
    pour(String(repeating: "a", count: 1_000) + "q", into: terminal)
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.ranges(of: "key\r\n").count == 1_000)
  }
}
