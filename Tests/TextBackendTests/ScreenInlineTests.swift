import Components
import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

/// A terminal shows an inline view below the lines before it, whatever happens.
@MainActor @Suite(.watchdog) struct ScreenInlineTests {
  private let rows = CurrentValueSubject<[String], Never>(["one"])
  private let scheduler = TestScheduler()

  /// A screen of at most 5 rows of 12 columns.
  private func makeScreen() -> Screen {
    let rows = rows
    let screen = Screen(columns: 12, rows: 5, alignment: .topLeading, scheduler: scheduler) {
      VStack(alignment: .leading) { ForEach(rows, id: \.self) { Text($0) } }
    }
    screen.beginInline()
    return screen
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func drawsInTheRowsThatTheViewsNeed() {
    let screen = makeScreen()
    #expect(text(screen.bytes()) == "^[0m\r^[K^[C^[J\rone\r")
    #expect(screen.text == "one")
    #expect(screen.bytes() == [])
  }

  @Test func growsByLineFeeds() {
    let screen = makeScreen()
    _ = screen.bytes()
    rows.send(["one", "two", "three"])
    #expect(text(screen.bytes()) == "\ntwo\n\rthree^[2A\r")
    #expect(screen.rowsBelowCursor == 2)
  }

  @Test func erasesTheRowsThatAreNotNeededAnyMore() {
    rows.send(["one", "two", "three"])
    let screen = makeScreen()
    _ = screen.bytes()
    rows.send(["one"])
    #expect(text(screen.bytes()) == "\n^[J^[A")
    #expect(screen.rowsBelowCursor == 0)
  }

  @Test func hasAtMostTheRowsOfTheTerminal() {
    rows.send((0..<9).map { "\($0)" })
    let screen = makeScreen()
    #expect(screen.text == "0\n1\n2\n3\n4")
    screen.resize(columns: 12, rows: 2)
    #expect(screen.text == "0\n1")
  }

  @Test func isAsHighAsAPresentationNeeds() {
    let isPresented = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 9, alignment: .topLeading, scheduler: scheduler) {
      Text("one").sheet(isPresented: isPresented) { Text("a\nb\nc") }
    }
    screen.beginInline()
    #expect(screen.text == "one")
    #expect(screen.rowCount == 1)
    isPresented.send(true)
    #expect(["a", "b", "c"].allSatisfy(screen.text.contains))
    isPresented.send(false)
    #expect(screen.text == "one")
  }

  @Test func insertsLinesAbove() {
    let screen = makeScreen()
    _ = screen.bytes()
    screen.insertAbove("a\u{1B}[31m\nb")
    #expect(
      text(screen.bytes()) == "^[0m\r^[K^[C^[J\r^[?7ha\u{241B}[31m\r\nb\r\n^[?7lone\r")
    #expect(screen.bytes() == [])
  }

  @Test func keepsTheCursorInATextField() {
    let screen = Screen(columns: 12, rows: 5, alignment: .topLeading, scheduler: scheduler) {
      VStack(alignment: .leading) {
        Text("Name:")
        TextField("").textFieldStyle(.plain)
        Text("below")
      }
    }
    screen.beginInline()
    screen.press(.tab)
    screen.type("ab")
    var terminal = ScrollingTerminal(columns: 12, rows: 5)
    terminal.feed(screen.bytes())
    #expect(terminal.cursor == (1, 2))
    #expect(terminal.isCursorShown)
    #expect(screen.rowsBelowCursor == 1)
    screen.resize(columns: 10, rows: 5)
    terminal.resize(columns: 10, rows: 5)
    terminal.feed(screen.bytes())
    #expect(terminal.lines == ["Name:", "ab", "below"])
    #expect(terminal.cursor == (1, 2))
  }

  @Test func erasesTheViewForOthers() {
    rows.send(["one", "two"])
    let screen = makeScreen()
    var terminal = ScrollingTerminal(columns: 12, rows: 5)
    terminal.feed(screen.bytes())
    terminal.feed(screen.erasingInline())
    #expect(terminal.lines == [])
    #expect(terminal.cursor == (0, 0))
    terminal.feed(Array("output\r\n".utf8))
    screen.beginInline()
    terminal.feed(screen.bytes())
    #expect(terminal.lines == ["output", "one", "two"])
  }

  // MARK: A law

  private static let texts = [
    "one", "two words", "", "a long row that is cut off at the edge", "######", "x",
  ]

  /// The views of the random programs: rows, some with a background, and perhaps a field with the
  /// focus.
  private func makeRandomScreen(hasField: Bool) -> Screen {
    let rows = rows
    let screen = Screen(columns: 20, rows: 8, alignment: .topLeading, scheduler: scheduler) {
      VStack(alignment: .leading) {
        if !hasField { Divider() }
        ForEach(rows, id: \.self) { row in
          Text(row).background(row.hasPrefix("5") ? Color.blue : .clear).lineLimit(1)
        }
        if hasField { TextField("field").textFieldStyle(.plain) }
      }
    }
    screen.beginInline()
    screen.capabilities.reflowsRows = true
    if hasField { screen.press(.tab) }
    return screen
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func terminalShowsTheFrameBelowTheLinesBeforeIt(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let hasField = seed.isMultiple(of: 2)
    let screen = makeRandomScreen(hasField: hasField)
    var terminal = ScrollingTerminal(columns: 20, rows: 8)
    var lines = (0..<Int.random(in: 0..<12, using: &random)).map { "line \($0) \(Self.texts[3])" }
    terminal.feed(Array(lines.map { $0 + "\r\n" }.joined().utf8))
    for step in 0..<40 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4:
        let count = Int.random(in: 0..<12, using: &random)
        rows.send((0..<count).map { "\($0)" + (Self.texts.randomElement(using: &random) ?? "") })
      case 4:
        if !hasField { lines.append("line above, number \(step)") }
        screen.insertAbove("line above, number \(step)")
      case 5: screen.invalidate()
      default:
        let columns = Int.random(in: 4...40, using: &random)
        let height = Int.random(in: 1...12, using: &random)
        screen.resize(columns: columns, rows: height)
        terminal.resize(columns: columns, rows: height)
      }
      terminal.feed(screen.bytes())
      var frame = screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      while frame.last == "" { frame.removeLast() }
      let shown = terminal.lines
      if hasField {
        // A terminal keeps the row of the field's cursor on the screen, and may scroll rows above
        // it into the scrollback, where they cannot be erased, perhaps with a part of a row.
        #expect(shown.starts(with: lines), "seed \(seed), step \(step)")
        #expect(
          shown.joined(separator: "\n").hasSuffix(frame.joined(separator: "\n")),
          "seed \(seed), step \(step)")
      } else {
        #expect(shown == lines + frame, "seed \(seed), step \(step)")
        #expect(terminal.violations == [], "seed \(seed), step \(step)")
      }
    }
  }

  @Test func writesOverNoLineOfATerminalThatKeepsItsRows() {
    let screen = makeScreen()
    var terminal = ScrollingTerminal(columns: 12, rows: 5, reflows: false)
    terminal.feed(Array("before\r\n".utf8))
    rows.send(["one", "two two two", "three"])
    terminal.feed(screen.bytes())
    screen.resize(columns: 6, rows: 5)
    terminal.resize(columns: 6, rows: 5)
    terminal.feed(screen.bytes())
    #expect(terminal.lines == ["before"] + screen.text.split(separator: "\n").map(String.init))
  }
}
