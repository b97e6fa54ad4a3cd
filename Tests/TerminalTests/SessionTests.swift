import Foundation
import TerminalHarness
import Testing

/// A program on a real, if virtual, terminal: however it ends, the terminal is as it was.
@Suite(.serialized) struct SessionTests {
  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.modes.before == terminal.modes.after)
    #expect(terminal.modesLeft() == [])
    #expect(terminal.text.contains("\u{1B}[?1049h"))
  }

  @Test func quitsOnQ() {
    let terminal = PseudoTerminal("Demo")
    #expect(terminal.shows("Select All"))
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectRestored(terminal)
  }

  @Test func endsBySIGINTOnControlC() {
    let terminal = PseudoTerminal("Demo")
    #expect(terminal.shows("Select All"))
    terminal.type("\u{03}")
    #expect(terminal.end() == "\(128 + SIGINT)")
    expectRestored(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV])
  func endsBySignal(number: Int32) {
    let terminal = PseudoTerminal("Demo")
    #expect(terminal.shows("Select All"))
    terminal.signal(number)
    #expect(terminal.end() == "\(128 + number)")
    expectRestored(terminal)
  }

  @Test func keysAndMousePressButtons() {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    #expect(terminal.shows("Multicolor"))
    let tabs = 7
    terminal.type(String(repeating: "\t", count: tabs + 1) + "\r")
    #expect(terminal.shows("Title changing: pressed once."))
    terminal.type("\u{1B}[<0;40;10M\u{1B}[<0;40;10m")
    #expect(terminal.shows("Color"))
    #expect(terminal.shows("pressed once."))
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectRestored(terminal)
  }

  @Test func redrawsAfterAResize() {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    #expect(terminal.shows("Multicolor"))
    for (columns, rows) in [(20, 5), (1, 1), (80, 24)] as [(UInt16, UInt16)] {
      let clears = terminal.text.components(separatedBy: "\u{1B}[2J").count
      terminal.resize(columns: columns, rows: rows)
      #expect(terminal.shows { $0.components(separatedBy: "\u{1B}[2J").count > clears })
    }
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectRestored(terminal)
  }

  @Test func resumesAfterAStop() {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000"])
    #expect(terminal.shows("Multicolor"))
    terminal.type("\u{1A}")
    #expect(terminal.shows("stopped"))
    #expect(terminal.modesLeft(before: "stopped") == [])
    #expect(terminal.shows { $0.components(separatedBy: "Multicolor").count > 2 })
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectRestored(terminal)
  }

  @Test func endsAfterTheGivenNumberOfChanges() {
    let terminal = PseudoTerminal("Demo", ["--interval", "0.01", "--frames", "3"])
    #expect(terminal.end() == "0")
    expectRestored(terminal)
  }

  @Test func readmeProgramRuns() {
    let terminal = PseudoTerminal("Panel")
    #expect(terminal.shows("Waiting"))
    terminal.type("\t\r")
    #expect(terminal.shows("Pressed."))
    terminal.type("q")
    #expect(terminal.end() == "0")
    expectRestored(terminal)
  }
}
