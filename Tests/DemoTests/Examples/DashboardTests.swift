import Components
import Signals
import TerminalHarness
import TestSupport
import Testing
import TextBackend

@testable import Dashboard

@MainActor @Suite(.watchdog) struct BoardViewTests {
  @Test func showsNumbersWithChartsAndTheNewestTexts() {
    let board = CurrentValueSubject<Board, Never>(Board())
    let screen = Screen(columns: 76, rows: 11) { BoardView(board: board) }
    for load in [0, 0.25, 0.5, 1] { board.value.add(#"{"load": \#(load), "state": "idle"}"#) }
    board.value.add("junk")
    board.value.add(#"{"load": 0.12345, "state": "busy", "queue": 17}"#)
    #expect(
      screen.text == """
        ╭ load ──────────────────────────────╮╭ queue ─────────────────────────────╮
        │ 0.123                        0 … 1 ││ 17                         17 … 17 │
        │                                ▁█  ││                                  █ │
        │                              ▁▅██▃ ││                                  █ │
        ╰────────────────────────────────────╯╰────────────────────────────────────╯
        ╭ state ─────────────────────────────╮
        │ busy                               │
        ╰────────────────────────────────────╯

         6 lines, 1 malformed
         q Quit
        """)
  }

  @Test func showsControlCharactersAsPictures() {
    let board = CurrentValueSubject<Board, Never>(Board())
    let screen = Screen(columns: 40, rows: 6) { BoardView(board: board) }
    board.value.add(#"{"\u001b[2J": "\u009b31m\u0007"}"#)
    #expect(screen.text.contains("␛[2J"))
  }

  @Test func keepsTheNewestNumbersOfAtMostAHundredNames() {
    var board = Board()
    for index in 0..<400 { board.add(#"{"a": \#(index)}"#) }
    #expect(board.fields.first?.values == (100..<400).map(Double.init))
    for index in 0..<400 { board.add(#"{"name \#(index)": 1}"#) }
    #expect(board.fields.count == 100)
    board.add(#"{"a": 7}"#)
    #expect(board.fields.first?.text == "7")
  }
}

@Suite(.watchdog) struct JSONLineTests {
  private func values(of line: String) -> [String]? {
    JSONLine.values(of: line)?.map { name, text, number in
      "\(name)=\(text)" + (number.map { " \($0)" } ?? "")
    }
  }

  @Test func readsNumbersTextsAndWords() {
    #expect(
      values(of: #" {"a": -0.5e-3 ,"b":"x","c" : true, "d":null} "#)
        == ["a=-0.5e-3 -0.0005", "b=x", "c=true", "d=null"])
    #expect(values(of: "{}") == [])
  }

  @Test func readsEscapedCharacters() {
    #expect(
      values(of: #"{"\u00e9\ud83d\ude00": "\"\\\/\n\\u0041"}"#) == [#"é😀="\/ \u0041"#])
    #expect(values(of: #"{"\ud83d": ""}"#) == ["\u{FFFD}="])
  }

  @Test(arguments: [
    "", "junk", "[1]", "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1"#, #"{"a":1,}"#, #"{,"a":1}"#,
    #"{"a":1 "b":2}"#, #"{"a":1} x"#, #"{"a":[1]}"#, #"{"a":{}}"#, #"{"a":+1}"#, #"{"a":0x10}"#,
    #"{"a":1e400}"#, #"{"a":nan}"#, #"{"a":"x}"#, #"{"a":"\u00"}"#, #"{"a":"\"#,
  ])
  func refusesEverythingElse(line: String) {
    #expect(values(of: line) == nil)
  }
}

@Suite(.serialized, .watchdog) struct DashboardTests {
  @Test(arguments: [("q", 0), ("\u{3}", 130)])
  func givesTheTerminalBack(key: String, status: Int32) throws {
    let terminal = PseudoTerminal(
      "Dashboard", script: .init("echo '{\"load\": 42}' | start -; end $?"))
    try #require(terminal.shows("42"))
    terminal.type(key)
    #expect(terminal.waitForExit() == status)
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func refusesTheTerminalAsInput() {
    let terminal = PseudoTerminal("Dashboard", ["-"])
    #expect(terminal.waitForExit() == 66)
    #expect(terminal.hasWritten("Dashboard: Standard input is a terminal"))
  }
}
